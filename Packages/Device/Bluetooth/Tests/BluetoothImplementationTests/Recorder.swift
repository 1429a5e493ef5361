import Synchronization

/// Notes lines in the order in which they come.
final class Recorder: Sendable {
    private let state = Mutex<[String]>([])

    var lines: [String] { state.withLock { $0 } }

    func add(_ line: String) {
        state.withLock { $0.append(line) }
    }
}

/// Waits until the task is cancelled.
func never() async {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    for await _ in stream {}
    continuation.finish()
}
