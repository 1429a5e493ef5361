public import Testing

/// Expects exact HTML, and on a difference shows both one tag to a line from the first line that differs.
public func expectHTML(_ actual: String, is expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard actual != expected else { return }
    let difference = HTMLText.difference(HTMLText.oneTagToALine(actual), HTMLText.oneTagToALine(expected))
    Issue.record("\(difference)", sourceLocation: sourceLocation)
}

/// HTML as people read and compare it.
enum HTMLText {
    /// The HTML one tag to a line. A line end of its own is written as a reference, so that no two pages look the same.
    static func oneTagToALine(_ html: String) -> String {
        html.replacing("\n", with: "&#10;").replacing("><", with: ">\n<")
    }

    /// Where a page of lines differs from another that was expected, from the first line that does.
    static func difference(_ actual: String, _ expected: String) -> String {
        let left = actual.split(separator: "\n", omittingEmptySubsequences: false)
        let right = expected.split(separator: "\n", omittingEmptySubsequences: false)
        let first = zip(left, right).prefix { $0 == $1 }.count
        let excerpt = { (lines: [Substring]) in lines.dropFirst(max(0, first - 2)).prefix(12).joined(separator: "\n") }
        return "HTML differs at line \(first + 1).\nGot:\n\(excerpt(left))\nExpected:\n\(excerpt(right))"
    }
}
