import Common
import LiveUI
import Testing

/// A store whose answers a test gives, each when it wants.
private actor SlowStore {
    struct Failure: Error, Equatable {}

    private var asked: [CheckedContinuation<Result<Int, Failure>, Never>] = []

    var count: Int { asked.count }

    func read() async throws(Failure) -> Int {
        try await withCheckedContinuation { asked.append($0) }.get()
    }

    func answer(_ index: Int, _ result: Result<Int, Failure>) {
        asked[index].resume(returning: result)
    }
}

@MainActor @Suite(.timeLimit(.minutes(10)))
struct StoreBackedTests {
    @Test func anAnswerThatComesAfterThatOfALaterReadIsDropped() async {
        let store = SlowStore()
        let subject = StoreBacked<Int, SlowStore.Failure> { () async throws(SlowStore.Failure) -> Int in try await store.read() }
        #expect(subject.value == .loading)
        let first = Task { await subject.load() }
        while await store.count < 1 { await Task.yield() }
        let second = Task { await subject.load() }
        while await store.count < 2 { await Task.yield() }
        await store.answer(1, .success(2))
        await second.value
        #expect(subject.value == .loaded(2))
        await store.answer(0, .success(1))
        await first.value
        #expect(subject.value == .loaded(2), "the older answer came last")
    }

    @Test func itIsReadAgainWithEveryChangeUntilItIsGone() async {
        let (changes, continuation) = AsyncStream.makeStream(of: Int.self)
        let reads = Locked(0)
        var subject: StoreBacked? = StoreBacked<Int, SlowStore.Failure> { () async throws(SlowStore.Failure) -> Int in
            reads.withLock { reads in
                reads += 1
                return reads
            }
        }
        subject?.follow(changes)
        await subject?.load()
        continuation.yield(1)
        while subject?.value != .loaded(2) { await Task.yield() }
        subject = nil
        continuation.yield(2)
        await Task.yield()
        #expect(reads.withLock(\.self) == 2)
    }

    @Test func aFailureIsShownAndGoesWithTheNextAnswer() async {
        let store = SlowStore()
        let subject = StoreBacked<Int, SlowStore.Failure> { () async throws(SlowStore.Failure) -> Int in try await store.read() }
        for (index, result) in [Result<Int, SlowStore.Failure>.failure(.init()), .success(1)].enumerated() {
            let reading = Task { await subject.load() }
            while await store.count <= index { await Task.yield() }
            await store.answer(index, result)
            await reading.value
            #expect(subject.value == (index == 0 ? .failed(.init()) : .loaded(1)))
        }
    }
}
