import Foundation

/// A list of a source text with one entry to a line, such as the dependencies of a target: lines of the same beginning, one below the other.
struct LineList {
    private var lines: [String]
    private let range: Range<Int>

    /// The first list whose lines begin, after white space, with one of the beginnings; looked for behind the first line that holds `anchor`.
    init?(_ text: String, after anchor: String? = nil, entries fits: (Substring) -> Bool) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var start = 0
        if let anchor {
            guard let line = lines.firstIndex(where: { $0.contains(anchor) }) else { return nil }
            start = line + 1
        }
        let flags = lines.map { line in fits(line.drop { $0 == " " || $0 == "\t" }) }
        guard let first = flags[start...].firstIndex(of: true) else { return nil }
        range = first..<(flags[first...].firstIndex(of: false) ?? lines.count)
    }

    /// The text with an entry, which brings its comma, before the first that sorts behind it; unchanged where it is there already.
    func inserting(_ entry: String) -> String {
        var lines = lines
        let indent = lines[range.lowerBound].prefix { $0 == " " || $0 == "\t" }
        let key = Self.key(entry)
        let entries = lines[range].map { Self.key($0) }
        guard !entries.contains(key) else { return lines.joined(separator: "\n") }
        let last = range.upperBound - 1
        if !lines[last].hasSuffix(",") { lines[last] += "," }
        let place = range.lowerBound + (entries.firstIndex { $0 > key } ?? entries.count)
        lines.insert(indent + entry, at: place)
        return lines.joined(separator: "\n")
    }

    /// A text without the lines whose entries fit; where a single entry of a list is left, it has no comma, as `swift format` writes it.
    static func removing(from text: String, where fits: (String) -> Bool) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for index in lines.indices.reversed() where fits(key(lines[index])) {
            lines.remove(at: index)
            for only in [index - 1, index] where only > 0 && only + 1 < lines.count {
                let closes = lines[only + 1].drop { $0 == " " }.hasPrefix("]")
                if closes, lines[only - 1].hasSuffix("["), lines[only].hasSuffix(",") { lines[only].removeLast() }
            }
        }
        return lines.joined(separator: "\n")
    }

    /// An entry without white space around it and its comma.
    static func key(_ line: String) -> String {
        let text = line.trimmingCharacters(in: .whitespaces)
        return text.hasSuffix(",") ? String(text.dropLast()) : text
    }
}
