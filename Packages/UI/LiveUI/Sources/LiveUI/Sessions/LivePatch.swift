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

    /// What the root of the document says, likewise.
    var page: Page?

    /// What the root of the document says.
    struct Page: Equatable {
        /// The language of the page, as a BCP 47 tag.
        var language: String
        /// The ground that the person chose, `light` or `dark`; empty to follow the system.
        var scheme: String
    }

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
        if let page {
            bytes.append(contentsOf: ",\"page\":{\"lang\":".utf8)
            JSONText.append(page.language, to: &bytes)
            bytes.append(contentsOf: ",\"scheme\":".utf8)
            JSONText.append(page.scheme, to: &bytes)
            bytes.append(UInt8(ascii: "}"))
        }
        bytes.append(contentsOf: "}\n\n".utf8)
        return bytes
    }
}
