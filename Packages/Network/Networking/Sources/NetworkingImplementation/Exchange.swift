import CCurlShim
import Common
import Networking

/// What is known of one exchange while it runs. It ends once: with the answer, when the answer grows too long, or when it is given up.
final class Exchange: Sendable {
    typealias Outcome = Result<NetworkResponse, NetworkError>

    private struct State {
        var continuation: CheckedContinuation<Outcome, Never>?
        var outcome: Outcome?
        var head = ResponseHead()
        var body: [UInt8] = []
        var isTooLong = false
    }

    private let limit: Int
    private let state = Locked(State())

    init(limit: Int) {
        self.limit = limit
    }

    /// Remembers who waits. Returns false where it has ended already, and whoever waits has been told.
    func begin(_ continuation: CheckedContinuation<Outcome, Never>) -> Bool {
        let outcome = state.withLock { state in
            if state.outcome == nil { state.continuation = continuation }
            return state.outcome
        }
        guard let outcome else { return true }
        continuation.resume(returning: outcome)
        return false
    }

    /// Ends the exchange, unless it has ended before.
    func end(_ outcome: Outcome) {
        let waiting = state.withLock { state -> CheckedContinuation<Outcome, Never>? in
            guard state.outcome == nil else { return nil }
            state.outcome = outcome
            state.body = []
            defer { state.continuation = nil }
            return state.continuation
        }
        waiting?.resume(returning: outcome)
    }

    /// Whether nobody waits for it any longer.
    var isEnded: Bool { state.withLock { $0.outcome != nil } }

    /// Takes a line of the head. Returns false where there shall be no more.
    func takeHead(_ line: UnsafeRawBufferPointer) -> Bool {
        let text = String(decoding: line, as: UTF8.self)
        return state.withLock { state in
            guard state.outcome == nil else { return false }
            state.head.take(text)
            if let length = state.head.contentLength, length > limit { state.isTooLong = true }
            return !state.isTooLong && state.head.isShort
        }
    }

    /// Takes a piece of the answer. Returns false where there shall be no more.
    func takeBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let piece = [UInt8](bytes)
        return state.withLock { state in
            guard state.outcome == nil else { return false }
            guard state.body.count + piece.count <= limit else {
                state.isTooLong = true
                return false
            }
            state.body += piece
            return true
        }
    }

    /// What came of it, now that libcurl has ended in one of its ways.
    func outcome(end: CInt, status: Int, host: String) -> Outcome {
        state.withLock { state in
            if let outcome = state.outcome { return outcome }
            if state.isTooLong { return .failure(.tooLarge(limit: limit)) }
            switch UInt32(bitPattern: end) {
            case MB_CURL_WHOLE.rawValue:
                // A connection that is closed in the middle of the head is a whole answer to libcurl.
                guard state.head.isWhole else { return .failure(.interrupted(host: host)) }
                return .success(NetworkResponse(status: status, headers: state.head.fields, body: state.body))
            case MB_CURL_NOT_REACHED.rawValue: return .failure(.notReached(host: host))
            case MB_CURL_NOT_TRUSTED.rawValue: return .failure(.notTrusted(host: host))
            case MB_CURL_TIMED_OUT.rawValue: return .failure(.timedOut(host: host))
            case MB_CURL_INTERRUPTED.rawValue: return .failure(.interrupted(host: host))
            default: return .failure(.notUnderstood(.notHTTP))
            }
        }
    }
}
