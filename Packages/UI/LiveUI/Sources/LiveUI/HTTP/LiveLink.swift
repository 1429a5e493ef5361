/// Links within the app: a path and a query that can never lead to another host.
nonisolated enum LiveLink {
    /// The longest link that is looked at, in bytes.
    static let longest = 4096

    /// The link of a request without some of its query.
    static func link(of request: LiveRequest, dropping names: Set<String>) -> String {
        let pairs = request.query.filter { !names.contains($0.name) }
        let path = safePath(request.path)
        guard !pairs.isEmpty else { return path }
        let query = pairs.map { PercentEncoding.encodeQuery($0.name) + "=" + PercentEncoding.encodeQuery($0.value) }
        return path + "?" + query.joined(separator: "&")
    }

    /// A link that a browser sent, or nil where it is none within the app: it must begin with one slash.
    static func within(_ text: String?) -> String? {
        guard let text, text.utf8.count <= longest, text.utf8.first == UInt8(ascii: "/") else { return nil }
        guard text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }) else { return nil }
        guard text.utf8.dropFirst().first != UInt8(ascii: "/") else { return nil }
        let path = String(decoding: text.utf8.prefix { $0 != UInt8(ascii: "#") }, as: UTF8.self)
        return path
    }

    /// The link with one more pair in its query.
    static func adding(_ name: String, _ value: String, to link: String) -> String {
        link + (link.utf8.contains(UInt8(ascii: "?")) ? "&" : "?") + name + "=" + PercentEncoding.encodeQuery(value)
    }

    /// A link as it may stand in a `Location` header.
    static func forHeader(_ link: String) -> String {
        let halves = link.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let path = safePath(halves.first.map(String.init) ?? "")
        guard halves.count == 2 else { return path }
        return path + "?" + PercentEncoding.encodePath(String(halves[1]))
    }

    /// `//evil.example` and `/\evil.example` would lead to another host.
    private static func safePath(_ path: String) -> String {
        let slashes = "/\\".utf8
        return PercentEncoding.encodePath("/" + String(decoding: path.utf8.drop { slashes.contains($0) }, as: UTF8.self))
    }
}
