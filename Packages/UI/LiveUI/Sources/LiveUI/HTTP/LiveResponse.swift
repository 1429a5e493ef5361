/// What a request is answered with.
nonisolated public enum LiveResponse: Sendable {
    /// A whole answer. The server leaves the body out for `HEAD`, 204 and 304.
    case complete(status: Int, headers: [LiveField], body: [UInt8])
    /// Status 200 and a stream of server-sent events, whole events in each element. The server must cancel or drop the stream when the
    /// browser is gone; the session then counts as detached.
    case events(headers: [LiveField], stream: AsyncStream<[UInt8]>)
    /// Status 200 and a long file, bit by bit. Where it ends with an error, the server must cut the connection, so that it does not look whole.
    case file(headers: [LiveField], chunks: AsyncThrowingStream<[UInt8], any Error>)
}
