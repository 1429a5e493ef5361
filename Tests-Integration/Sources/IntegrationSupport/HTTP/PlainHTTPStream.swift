internal import Foundation
internal import Synchronization

/// An answer that keeps coming: an event stream. Closed with the last reference.
public final class PlainHTTPStream: Sendable {
    private final class Received: Sendable {
        let state = Mutex<(bytes: [UInt8], isEnded: Bool)>(([], false))
    }

    private let connection: LoopbackConnection
    private let received = Received()

    init(_ connection: LoopbackConnection) {
        self.connection = connection
        let received = received
        Thread.detachNewThread {
            while let bytes = try? connection.receive(), !bytes.isEmpty {
                received.state.withLock { $0.bytes += bytes }
            }
            received.state.withLock { $0.isEnded = true }
        }
    }

    /// Whether the server has ended it.
    public var isEnded: Bool { received.state.withLock { $0.isEnded } }

    /// What came so far, as an answer; nil as long as its head is not whole.
    public var response: PlainHTTPResponse? {
        try? PlainHTTPResponse(parsing: received.state.withLock { $0.bytes })
    }

    /// The values of the `data:` lines so far, whole lines only.
    public var events: [String] {
        guard let text = response?.text, let end = text.utf8.lastIndex(of: 0x0A) else { return [] }
        return text[..<end].utf8.split(separator: 0x0A).compactMap { line in
            let line = String(decoding: line, as: UTF8.self)
            return line.hasPrefix("data:") ? String(line.dropFirst(5).drop { $0 == " " }) : nil
        }
    }

    /// Ends it from this side.
    public func close() { connection.shutDown() }

    deinit {
        connection.shutDown()
    }
}
