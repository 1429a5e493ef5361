/// What a path names.
nonisolated enum LiveTarget: Equatable {
    /// A file below `/assets/`, by its decoded name; nil where the name is not a plain relative path.
    case asset(name: String?)
    /// The event stream of a session.
    case events(session: String)
    /// The events that a browser sends to a session.
    case event(session: String)
    /// A file that was chosen in a field.
    case file(session: String, handler: String)
    /// A form or button used without the script.
    case form(session: String, handler: String)
    /// A file behind a link of a session's page.
    case download(session: String, handler: String)
    /// Anything else below `/live/`.
    case unknown
    /// A page.
    case page

    /// Whether it is a file that comes with the app and tells nothing of anybody.
    var isAsset: Bool {
        if case .asset = self { true } else { false }
    }

    init(path: String) {
        let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst().map {
            String(decoding: $0, as: UTF8.self)
        }
        switch parts.first {
        case "assets": self = .asset(name: Self.assetName(parts.dropFirst()))
        case "live": self = Self.live(Array(parts.dropFirst()))
        case "favicon.ico", "robots.txt": self = parts.count == 1 ? .unknown : .page
        default: self = .page
        }
    }

    private static func live(_ parts: [String]) -> LiveTarget {
        guard parts.count >= 2, !parts[0].isEmpty else { return .unknown }
        switch (parts[1], parts.count) {
        case ("events", 2): return .events(session: parts[0])
        case ("event", 2): return .event(session: parts[0])
        case ("file", 3): return .file(session: parts[0], handler: decoded(parts[2]))
        case ("form", 3): return .form(session: parts[0], handler: decoded(parts[2]))
        case ("download", 3): return .download(session: parts[0], handler: decoded(parts[2]))
        default: return .unknown
        }
    }

    private static func decoded(_ part: String) -> String {
        String(decoding: PercentEncoding.decode(part.utf8, plusIsSpace: false), as: UTF8.self)
    }

    /// Every component is decoded once; none may be empty, be `.` or `..`, or hold a slash, a backslash or a control byte.
    private static func assetName(_ parts: some Sequence<String>) -> String? {
        var names: [String] = []
        for part in parts {
            let bytes = PercentEncoding.decode(part.utf8, plusIsSpace: false)
            guard let name = String(validating: bytes, as: UTF8.self), !name.isEmpty, name != ".", name != ".." else { return nil }
            guard bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "\\") }) else { return nil }
            names.append(name)
        }
        return names.isEmpty ? nil : names.joined(separator: "/")
    }
}
