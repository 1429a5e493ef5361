import Foundation
import ToolSupport

/// Replaces the words of a renamed package in a text.
struct RenameRewriter {
    /// The package's old name, which may also be an ordinary word that people see.
    let bareName: String
    /// Old words with their new ones.
    let map: [String: String]

    /// Whether the text of a file may name modules: sources, manifests, documents and configuration, but no texts for people or fixtures.
    static func isText(_ path: String) -> Bool {
        let name = Paths.name(path)
        return ["swift", "md", "docc"].contains(Paths.fileExtension(path)) || [".monorepo.json", "CODEOWNERS"].contains(name)
    }

    /// The text with its new words, and lists and imports in order where they were.
    func rewrite(_ text: String, path: String) -> String {
        let isSource = Paths.fileExtension(path) == "swift" && Paths.name(path) != "Package.swift"
        let new = Words.replacing(in: text) { word, before in
            guard let replacement = map[String(word)] else { return nil }
            // In a literal of a source the bare name is what people see, or a link; a module in a literal has more to its name.
            return isSource && word == bareName && isInLiteral(before) ? nil : replacement
        }
        guard new != text else { return text }
        if isSource, ImportOrder.sorted(text) == text { return LineOrder.restored(ImportOrder.sorted(new), from: text) }
        return LineOrder.restored(new, from: text)
    }

    private func isInLiteral(_ before: Substring) -> Bool {
        let line = before.utf8.suffix { $0 != UInt8(ascii: "\n") }
        var isInside = false
        var isEscaped = false
        for byte in line {
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = isInside
            } else if byte == UInt8(ascii: "\"") {
                isInside.toggle()
            }
        }
        return isInside
    }
}

extension BidirectionalCollection {
    /// The elements at the end for which a condition holds.
    fileprivate func suffix(while fits: (Element) -> Bool) -> SubSequence {
        var start = endIndex
        while start > startIndex, fits(self[index(before: start)]) { start = index(before: start) }
        return self[start...]
    }
}

/// Lists of one entry to a line that were sorted and are not any more, because an entry got another name.
enum LineOrder {
    /// The new text with every list in order that was so in the old one, which has as many lines.
    static func restored(_ new: String, from old: String) -> String {
        var lines = new.split(separator: "\n", omittingEmptySubsequences: false)
        let before = old.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count == before.count else { return new }
        var start = 0
        while start < lines.count {
            let head = head(of: before[start])
            var end = start + 1
            while !head.isEmpty, end < lines.count, self.head(of: before[end]) == head { end += 1 }
            if end - start > 1, isSorted(before[start..<end]), !isSorted(lines[start..<end]) {
                lines.replaceSubrange(start..<end, with: lines[start..<end].sorted { LineList.key(String($0)) < LineList.key(String($1)) })
            }
            start = end
        }
        return lines.joined(separator: "\n")
    }

    /// What the entries of one list have in common: their indentation and the kind of entry; empty for a line that is none.
    private static func head(of line: Substring) -> String {
        let indent = String(line.prefix { $0 == " " })
        let rest = line.dropFirst(indent.count)
        guard rest.hasSuffix(",") else { return "" }
        for kind in [".package(", ".product(", ".library(", "\""] where rest.hasPrefix(kind) { return indent + kind }
        return rest.hasSuffix("Wiring.self,") ? indent + "Wiring" : ""
    }

    private static func isSorted(_ lines: ArraySlice<Substring>) -> Bool {
        let keys = lines.map { LineList.key(String($0)) }
        return zip(keys, keys.dropFirst()).allSatisfy { $0 <= $1 }
    }
}
