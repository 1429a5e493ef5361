/// Arithmetic on paths as text; the file system is not asked.
package enum Paths {
    /// A path without `.`, empty parts, and `..` that a part before it takes back. A relative path keeps its leading `..`; the folder
    /// itself is the empty path.
    package static func normalized(_ path: String) -> String {
        if isPlain(path) { return path }
        let isAbsolute = path.hasPrefix("/")
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != ".." || !isAbsolute {
                parts.append(part)
            }
        }
        return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
    }

    /// Whether every part has a name that does not begin with a dot: such a path is normalized as it is.
    private static func isPlain(_ path: String) -> Bool {
        var isStart = !path.utf8.starts(with: [UInt8(ascii: "/")])
        for byte in path.utf8 {
            if isStart, byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") { return false }
            isStart = byte == UInt8(ascii: "/")
        }
        return !isStart
    }

    /// A path as seen from a folder: `base/path`, or the path itself where it is absolute; normalized.
    package static func joined(_ base: String, _ path: String) -> String {
        if path.hasPrefix("/") || base.isEmpty { return normalized(path) }
        return normalized("\(base)/\(path)")
    }

    /// An absolute path as seen from an absolute folder: `../Other/X`; empty for the folder itself.
    package static func relative(_ path: String, to folder: String) -> String {
        let own = normalized(path).split(separator: "/")
        let base = normalized(folder).split(separator: "/")
        let shared = zip(own, base).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: base.count - shared) + own.dropFirst(shared).map(String.init)).joined(separator: "/")
    }

    /// Whether a path is a folder or lies within it; the empty folder holds every path that does not leave it.
    package static func isInside(_ path: String, _ folder: String) -> Bool {
        if folder.isEmpty { return path != ".." && !path.hasPrefix("../") && !path.hasPrefix("/") }
        return path == folder || path.utf8.count > folder.utf8.count && path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }

    /// The last part.
    package static func name(_ path: String) -> String {
        let bytes = path.utf8
        guard let last = bytes.lastIndex(where: { $0 != UInt8(ascii: "/") }) else { return "" }
        let end = bytes.index(after: last)
        let start = bytes[..<end].lastIndex(of: UInt8(ascii: "/")).map { bytes.index(after: $0) } ?? bytes.startIndex
        return String(path[start..<end])
    }

    /// What follows the last dot of the last part, lower case as it is; empty where there is none or the name begins with it.
    package static func fileExtension(_ path: String) -> Substring {
        let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex
        guard let dot = path[start...].utf8.lastIndex(of: UInt8(ascii: ".")), dot > start else { return "" }
        return path[path.utf8.index(after: dot)...]
    }

    /// The folder of a path; empty for a single name.
    package static func folder(_ path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
