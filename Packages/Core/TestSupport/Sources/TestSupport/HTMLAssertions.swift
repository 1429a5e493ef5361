import Foundation
public import Testing

/// Expects exact HTML, and on a difference shows both one tag to a line from the first line that differs.
public func expectHTML(_ actual: String, is expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard actual != expected else { return }
    let left = lines(actual)
    let right = lines(expected)
    let first = zip(left, right).prefix { $0 == $1 }.count
    let excerpt = { (lines: [String]) in lines.dropFirst(max(0, first - 2)).prefix(12).joined(separator: "\n") }
    Issue.record("HTML differs at line \(first + 1).\nGot:\n\(excerpt(left))\nExpected:\n\(excerpt(right))", sourceLocation: sourceLocation)
}

private func lines(_ html: String) -> [String] {
    html.replacing("><", with: ">\n<").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}
