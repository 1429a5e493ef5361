import Common
import LiveUI
import Observation
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(10)))
struct StoreBackedTests {
    nonisolated private enum ReadFailure: Error, Hashable {
        case busy
        case other
    }

    private let reads = ReadCounter()

    @Test func nothingIsReadBeforeItIsAskedFor() async {
        let subject = makeSubject { [reads] in reads.next() }
        #expect(subject.value == .loading && subject.value.value == nil)
        await subject.load()
        #expect(subject.value == .loaded(1) && subject.value.value == 1)
    }

    @Test func onlyChangesThatMatterAreReadAgain() async {
        let subject = makeSubject { [reads] in reads.next() }
        let (numbers, number) = AsyncStream.makeStream(of: Int.self)
        let (others, other) = AsyncStream.makeStream(of: Void.self)
        subject.follow(numbers) { $0 > 5 }
        subject.follow(others)
        number.yield(1)
        number.yield(6)
        while subject.value != .loaded(1) { await Task.yield() }
        other.yield()
        while subject.value != .loaded(2) { await Task.yield() }
    }

    @Test func aFailureIsSaidAndTheNextReadMayMendIt() async {
        let subject = makeSubject { [reads] in
            switch reads.next() {
            case 1: throw ReadFailure.busy
            case 2: throw CancellationError()
            case let number: number
            }
        }
        await subject.load()
        #expect(subject.value == .failed(.busy))
        await subject.load()
        #expect(subject.value == .failed(.other))
        await subject.load()
        #expect(subject.value == .loaded(3))
    }

    @Test func anAnswerThatComesLateIsDropped() async {
        let (release, releasing) = AsyncStream.makeStream(of: Void.self)
        let (started, starting) = AsyncStream.makeStream(of: Void.self)
        let subject = makeSubject { [reads] in
            let number = reads.next()
            if number == 1 {
                starting.finish()
                for await _ in release {}
            }
            return number
        }
        let slow = Task { await subject.load() }
        for await _ in started {}
        await subject.load()
        #expect(subject.value == .loaded(2))
        releasing.finish()
        await slow.value
        #expect(subject.value == .loaded(2))
    }

    @Test func whoFollowsIsLetGo() async {
        let (changes, change) = AsyncStream.makeStream(of: Void.self)
        let ended = Task {
            await withCheckedContinuation { continuation in change.onTermination = { _ in continuation.resume() } }
        }
        var subject: StoreBacked<Int, ReadFailure>? = makeSubject { 1 }
        weak let probe = subject
        subject?.follow(changes)
        await Task.yield()
        subject = nil
        #expect(probe == nil)
        await ended.value
    }

    private func makeSubject(_ read: @escaping @Sendable () async throws -> Int) -> StoreBacked<Int, ReadFailure> {
        StoreBacked(read: read) { $0 as? ReadFailure ?? .other }
    }
}

nonisolated private final class ReadCounter: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}
