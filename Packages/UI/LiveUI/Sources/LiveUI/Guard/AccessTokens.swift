/// The tokens of links that sign a browser in: each good for one exchange within five minutes.
nonisolated struct AccessTokens {
    /// How long a token is good.
    static let lifetime = Duration.seconds(300)
    /// The most tokens that wait; the oldest goes first.
    static let mostWaiting = 16

    private var waiting: [(token: String, until: Duration)] = []

    /// Adds a token; `now` is the time on the host's clock.
    mutating func add(_ token: String, now: Duration) {
        dropExpired(now)
        if waiting.count >= Self.mostWaiting { waiting.removeFirst() }
        waiting.append((token, now + Self.lifetime))
    }

    /// Spends a token. False where it is unknown, spent or too old.
    mutating func exchange(_ token: String, now: Duration) -> Bool {
        dropExpired(now)
        guard let index = waiting.firstIndex(where: { ASCII.equalSecrets($0.token, token) }) else { return false }
        waiting.remove(at: index)
        return true
    }

    private mutating func dropExpired(_ now: Duration) {
        waiting.removeAll { $0.until <= now }
    }
}
