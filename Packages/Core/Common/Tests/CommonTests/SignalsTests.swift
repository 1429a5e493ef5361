import Common
import Testing

@Suite(.timeLimit(.minutes(10)))
struct SignalsTests {
    @Test func everyElementIsASignalAndTheEndIsToldToo() async {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        var signals = stream.signals().makeAsyncIterator()
        for number in 1...3 {
            continuation.yield(number)
            #expect(await signals.next() != nil)
        }
        continuation.finish()
        #expect(await signals.next() == nil)
    }

    @Test func nobodyFollowsTheStreamOnceTheSignalsAreGone() async {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        let isGone = Locked(false)
        continuation.onTermination = { _ in isGone.withLock { $0 = true } }
        do {
            var signals = stream.signals().makeAsyncIterator()
            continuation.yield(1)
            _ = await signals.next()
        }
        while !isGone.withLock(\.self) { await Task.yield() }
    }
}
