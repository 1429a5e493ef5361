import SourceFacts

/// Tokens as one line of text whose blanks do not depend on those of the file.
struct DeclarationText {
    private let tokens: CodeTokens
    private let span: Range<Int>
    /// Words before a bracket that are no name of what is called.
    private static let apart: Set<String> = [
        "any", "async", "autoclosure", "borrowing", "consuming", "escaping", "in", "inout", "is", "rethrows", "sending", "some", "throws",
        "where",
    ]

    init(_ tokens: CodeTokens, _ span: Range<Int>) {
        self.tokens = tokens
        self.span = span
    }

    var text: String {
        var result = ""
        for index in span where !isTrailingComma(index) {
            if index > span.lowerBound, hasBlank(before: index) { result += " " }
            result += tokens.source(index)
        }
        return result
    }

    private func isTrailingComma(_ index: Int) -> Bool {
        tokens.isText(index, ",") && (tokens.isText(index + 1, ")") || tokens.isText(index + 1, "]"))
    }

    private func hasBlank(before index: Int) -> Bool {
        if isTrailingComma(index - 1) { return false }
        if ["{", "}"].contains(where: { tokens.isText(index, $0) }) || tokens.isText(index - 1, "{") { return true }
        let isNamed = isWord(index)
        if isNamed, isWord(index - 1) { return true }
        // An arrow is two marks.
        if tokens.isText(index, "-"), tokens.isText(index + 1, ">") { return true }
        if tokens.isText(index - 1, ">"), tokens.isText(index - 2, "-") { return true }
        if [",", ":", "=", "&"].contains(where: { tokens.isText(index - 1, $0) }) { return true }
        if ["=", "&"].contains(where: { tokens.isText(index, $0) }) { return true }
        if tokens.isText(index, "(") { return Self.apart.contains(tokens.text(index - 1)) && !tokens.isText(index - 2, ".") }
        return (isNamed || tokens.isText(index, "@")) && [")", ">", "]", "?"].contains { tokens.isText(index - 1, $0) }
            || tokens.isText(index, "@") && isWord(index - 1)
    }

    private func isWord(_ index: Int) -> Bool {
        switch tokens.kind(index) {
        case .word, .escapedWord, .string, .text, .literal, .pound: true
        default: false
        }
    }
}
