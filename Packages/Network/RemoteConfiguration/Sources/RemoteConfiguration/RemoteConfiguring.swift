/// What is set from afar for all installations of an operator: the app's look and which of its features there are.
public protocol RemoteConfiguring: Sendable {
    /// What holds now, at once and from any thread. It is safe always: without a document that is fit for use, the app is as it comes.
    var current: RemoteSettings { get }
    /// Tells, on a stream of the caller's own, when something else holds from now on.
    func changes() -> AsyncStream<Void>
}
