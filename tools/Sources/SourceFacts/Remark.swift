/// A comment addressed to the tool: `// monorepo:allow undeclared-import because the reason`.
package struct Remark: Equatable, Sendable {
    /// What follows `monorepo:`, trimmed, to the end of the line.
    package var text: String
    /// The line of the comment, from 1.
    package var line: Int
    /// Whether nothing but white space precedes the comment on its line; it then speaks about the next line of code.
    package var isAlone: Bool

    /// A comment addressed to the tool.
    package init(text: String, line: Int, isAlone: Bool) {
        self.text = text
        self.line = line
        self.isAlone = isAlone
    }
}
