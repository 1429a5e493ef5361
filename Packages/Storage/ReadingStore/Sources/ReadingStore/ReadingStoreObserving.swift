/// Tells that something was changed, so that readers query again.
public protocol ReadingStoreObserving: Sendable {
    /// What each commit changed from now on, on a stream of the caller's own. Who is slow gets several commits as one.
    func changes() -> AsyncStream<ReadingStoreChanges>
}
