import Dispatch
import Foundation

/// Reads a pipe to its end on a thread of its own: `flush` blocks the test's thread, and a task would wait for the same pool.
final class Reader: Sendable {
    private let result: Task<Data, any Error>

    init(_ pipe: Pipe) {
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: Data.self, throwing: (any Error).self)
        let handle = pipe.fileHandleForReading
        DispatchQueue(label: "Reader").async {
            do {
                continuation.yield(try handle.readToEnd() ?? Data())
                continuation.finish()
            } catch {
                continuation.finish(throwing: error)
            }
        }
        result = Task { try await stream.reduce(Data(), +) }
    }

    /// All that came, once the other end is closed.
    func data() async throws -> Data {
        try await result.value
    }
}
