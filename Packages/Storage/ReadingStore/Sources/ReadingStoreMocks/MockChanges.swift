public import ReadingStore
import Synchronization

/// The change streams of a mock, which a test feeds.
public final class MockChanges: Sendable {
    private let continuations = Mutex<[AsyncStream<ReadingStoreChanges>.Continuation]>([])

    /// How many streams were asked for.
    public var callCount: Int { continuations.withLock { $0.count } }

    /// Sends a change to everyone who asked so far.
    public func send(_ changes: ReadingStoreChanges) {
        for continuation in continuations.withLock({ $0 }) { continuation.yield(changes) }
    }

    func stream() -> AsyncStream<ReadingStoreChanges> {
        let (stream, continuation) = AsyncStream.makeStream(of: ReadingStoreChanges.self)
        continuations.withLock { $0.append(continuation) }
        return stream
    }
}
