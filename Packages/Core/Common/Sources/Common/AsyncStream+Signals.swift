extension AsyncStream where Element: Sendable {
    /// The same stream without what it tells: whoever is slow hears of several as one.
    public func signals() -> AsyncStream<Void> {
        AsyncStream<Void>(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let following = Task {
                for await _ in self { continuation.yield() }
                continuation.finish()
            }
            continuation.onTermination = { _ in following.cancel() }
        }
    }
}
