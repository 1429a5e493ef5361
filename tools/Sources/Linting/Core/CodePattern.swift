import SourceFacts

/// Names and marks that follow one another in code, such as `URLSession`, `Bundle.module` or `String(localized:`; white space and comments
/// between them do not matter.
struct CodePattern {
    /// As written.
    let text: String
    /// The names in it.
    let words: [String]
    private let parts: [String]

    init(_ text: String) {
        self.text = text
        let tokens = CodeTokens(Array(text.utf8))
        parts = (0..<tokens.count).map { tokens.text($0) }
        words = (0..<tokens.count).filter { tokens.kind($0) == .word || tokens.kind($0) == .escapedWord }.map { tokens.text($0) }
    }

    /// Where it stands in code, as the places of its first token. A member of something else of the same name does not count: `.foo` is
    /// not `foo`, unless the pattern begins with a mark.
    func matches(in tokens: CodeTokens) -> [Int] {
        guard let first = parts.first, tokens.count >= parts.count else { return [] }
        return (0...tokens.count - parts.count).filter { index in
            guard tokens.isText(index, first), parts.indices.dropFirst().allSatisfy({ tokens.isText(index + $0, parts[$0]) }) else {
                return false
            }
            return !isMember(index, tokens)
        }
    }

    private func isMember(_ index: Int, _ tokens: CodeTokens) -> Bool {
        guard tokens.kind(index) != .mark, tokens.isText(index - 1, ".") else { return false }
        // `Foundation.URLSession` is the name itself; `self.urls` and `x.Mutex` are members.
        let before = tokens.text(index - 2)
        return !(before.first?.isUppercase ?? false)
    }
}
