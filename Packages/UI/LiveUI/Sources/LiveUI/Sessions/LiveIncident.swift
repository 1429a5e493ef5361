/// Something that went wrong and was handled, for a log. Holds no text that a person entered.
nonisolated public enum LiveIncident: Sendable, Equatable, CustomStringConvertible {
    /// A request was turned away.
    case refusedRequest(RequestRefusal)
    /// An event named an element that has no such action now, or a revision that does not exist. Nothing was run; a fresh patch was sent.
    case refusedEvent(handler: String, kind: String)
    /// A view used an id twice.
    case duplicateIDs([String])
    /// All sessions are attached, and another browser tab asked for one.
    case full
    /// The oldest session without a browser made room for a new one.
    case evicted(session: String)
    /// A browser did not read its patches; its stream was closed and it will ask for a new one.
    case slowBrowser(session: String)

    /// English, for a log.
    public var description: String {
        switch self {
        case .refusedRequest(let refusal): "a request was refused: \(refusal)"
        case .refusedEvent(let handler, let kind): "a \(kind) event for \(handler) was refused; a fresh patch was sent"
        case .duplicateIDs(let ids): "element ids used twice: \(ids.joined(separator: ", "))"
        case .full: "no session is free: all are attached to a browser"
        case .evicted(let session): "session \(session) made room for a new one"
        case .slowBrowser(let session): "the browser of session \(session) does not read its patches; its stream was closed"
        }
    }
}
