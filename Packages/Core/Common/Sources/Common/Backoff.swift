/// Growing pauses between attempts: `first`, then each `factor` times longer, never above `limit`.
public struct Backoff: Sendable {
    private let first: Duration
    private let factor: Int
    private let limit: Duration

    /// Makes a schedule; `factor` is at least 1.
    public init(first: Duration, factor: Int = 2, limit: Duration) {
        self.first = first
        self.factor = max(1, factor)
        self.limit = limit
    }

    /// The pause before the attempt after `failures` failed ones, counted from 1; zero before the first.
    public func delay(afterFailures failures: Int) -> Duration {
        guard failures > 0 else { return .zero }
        var pause = min(first, limit)
        for _ in 0..<failures - 1 {
            guard pause < limit else { break }
            pause = min(pause * factor, limit)
        }
        return pause
    }
}
