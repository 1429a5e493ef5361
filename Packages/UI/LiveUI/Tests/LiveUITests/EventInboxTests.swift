import Testing

@testable import LiveUI

@Suite struct EventInboxTests {
    private func event(_ seq: Int) -> LiveEvent { LiveEvent(seq: seq, handler: "h", kind: "click") }

    /// Feeds numbers in and returns the numbers that come out, in order.
    private func run(_ numbers: [Int], in inbox: inout EventInbox) -> [Int] {
        numbers.flatMap { number -> [Int] in
            guard case .ready(let events) = inbox.receive(event(number)) else { return [] }
            return events.map(\.seq)
        }
    }

    @Test(arguments: [
        ([1, 2, 3], [1, 2, 3]), ([1, 1, 2, 2, 1], [1, 2]), ([3, 1, 2], [1, 2, 3]), ([2, 3, 3, 2], []), ([4, 3, 2, 1], [1, 2, 3, 4]),
        ([1, 3, 2, 3, 1], [1, 2, 3]),
    ])
    func eventsComeOutInOrderAndOnce(numbers: [Int], expected: [Int]) {
        var inbox = EventInbox()
        #expect(run(numbers, in: &inbox) == expected)
    }

    @Test func givingUpHandsOutWhatWaits() {
        var inbox = EventInbox()
        #expect(run([9, 5, 7], in: &inbox) == [])
        #expect(inbox.isWaiting)
        #expect(inbox.release().map(\.seq) == [5, 7, 9])
        #expect(!inbox.isWaiting)
        #expect(inbox.last == 9)
        #expect(inbox.receive(event(6)) == .duplicate)
        #expect(run([10], in: &inbox) == [10])
    }

    @Test func givingUpWithNothingWaitingChangesNothing() {
        var inbox = EventInbox()
        _ = run([1], in: &inbox)
        #expect(inbox.release().isEmpty)
        #expect(inbox.last == 1)
    }

    @Test func onlySoManyWait() {
        var inbox = EventInbox()
        #expect(run(Array(2...65), in: &inbox) == [])
        #expect(run([66], in: &inbox) == Array(2...66))
    }

    @Test func theLargestNumberIsNoTrap() {
        var inbox = EventInbox()
        _ = inbox.receive(event((1 << 53) - 1))
        #expect(inbox.release().count == 1)
        #expect(inbox.receive(event((1 << 53) - 1)) == .duplicate)
    }
}
