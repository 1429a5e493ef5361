extension Lexer {
    /// The condition after `#if` or `#elseif`: to the end of the line, or further while a bracket is open. Comments are left out, white
    /// space is made single.
    mutating func condition() -> String {
        var parts: [String] = []
        var depth = 0
        while true {
            let before = self
            let token = next()
            if token.kind == .end { break }
            if token.line > before.line, depth == 0 {
                self = before
                break
            }
            if token.kind == .pound {
                self = before
                break
            }
            if token.kind == .mark, token.mark == Byte.open { depth += 1 }
            if token.kind == .mark, token.mark == Byte.close { depth -= 1 }
            parts.append(text(token.start, token.end))
        }
        return Self.join(parts)
    }

    /// Puts tokens together as a person writes them: `os(macOS) && !canImport(UIKit)`, `swift(>=6.0)`.
    private static func join(_ parts: [String]) -> String {
        var result = ""
        for part in parts {
            let last = result.last
            switch part {
            case "&", "|":
                if last != part.first || result.hasSuffix(part + part) { result += " " }
                result += part
                if result.hasSuffix(part + part) { result += " " }
            default:
                let isWord = part.utf8.first?.isWord ?? false
                if isWord, let byte = result.utf8.last, byte.isWord || byte == Byte.comma || byte == Byte.close { result += " " }
                result += part
            }
        }
        return result.split(separator: " ").joined(separator: " ")
    }
}
