/// One server-sent event that brings a page up to date.
nonisolated struct LivePatch: Equatable {
    /// The revision of the HTML.
    var revision: Int
    /// The whole HTML of `#root`.
    var html: String
    /// The number of the last event that the HTML takes account of.
    var ack: Int
    /// The link of the screen, where the browser may not know it.
    var url: String?
    /// The title of the page, likewise.
    var title: String?
    /// What the application wants kept in the browser's history, likewise.
    var state: String?

    /// A comment that keeps the stream open.
    static let ping = Array(": ping\n\n".utf8)

    /// The bytes of the event: JSON on one `data:` line.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(html.utf8.count + html.utf8.count / 8 + 256)
        bytes.append(contentsOf: "id: \(revision)\ndata: {\"rev\":\(revision),\"html\":".utf8)
        JSONText.append(html, to: &bytes)
        bytes.append(contentsOf: ",\"ack\":\(ack)".utf8)
        for (name, text) in [("url", url), ("title", title), ("state", state)] {
            guard let text else { continue }
            bytes.append(contentsOf: ",\"\(name)\":".utf8)
            JSONText.append(text, to: &bytes)
        }
        bytes.append(contentsOf: "}\n\n".utf8)
        return bytes
    }
}
