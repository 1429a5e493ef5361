import Common
import Foundation
import Networking

/// When a request is sent again: one that does no harm twice, after a failure that may pass, at most three times in all.
struct RetryRule: Sendable {
    private static let attempts = 3
    /// Longer than this nobody is kept waiting for an answer.
    private static let longestPause = Duration.seconds(30)

    private let backoff = Backoff(first: .milliseconds(500), factor: 3, limit: .seconds(8))
    let wallClock: any WallClock
    /// A number from 0 to below 1, so that many who failed at once do not come back at once.
    let random: @Sendable () -> Double

    /// How long to wait before the next attempt; nil where the outcome stands.
    func pause(after outcome: Result<NetworkResponse, NetworkError>, of request: NetworkRequest, attempt: Int) -> Duration? {
        guard request.method.isIdempotent, attempt < Self.attempts else { return nil }
        let backoff = backoff.delay(afterFailures: attempt)
        switch outcome {
        case .success(let answer):
            guard [408, 429, 500, 502, 503, 504].contains(answer.status) else { return nil }
            guard let wish = answer.headers["retry-after"].flatMap({ RetryAfter.duration($0, now: wallClock.now) }) else {
                return backoff * spread
            }
            return wish <= Self.longestPause ? max(wish, backoff) + backoff * random() : nil
        case .failure(.notReached), .failure(.timedOut), .failure(.interrupted): return backoff * spread
        case .failure: return nil
        }
    }

    private var spread: Double { 0.5 + random() / 2 }
}
