/// The actions of one rendering, by element id and kind of event. Replaced whole by the next rendering.
public struct HandlerTable {
    private struct Key: Hashable {
        let id: String
        let kind: EventKind
    }

    private var handlers: [Key: Handler] = [:]
    private var downloads: [String: DownloadHandler] = [:]

    /// Makes an empty table.
    public init() {}

    /// The action of an element, or nil where this rendering has none: then the event must be refused.
    public func handler(id: String, kind: EventKind) -> Handler? {
        handlers[Key(id: id, kind: kind)]
    }

    /// What makes the file behind a link, or nil where this rendering has none such.
    public func download(id: String) -> DownloadHandler? {
        downloads[id]
    }

    /// The ids that have an action, sorted.
    public var ids: [String] {
        Set(handlers.keys.map(\.id)).sorted()
    }

    mutating func register(_ download: DownloadHandler, id: String) {
        downloads[id] = download
    }

    mutating func register(_ handler: Handler, id: String, kind: EventKind) {
        handlers[Key(id: id, kind: kind)] = handler
    }
}
