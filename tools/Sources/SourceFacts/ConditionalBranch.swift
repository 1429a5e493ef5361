/// One branch of an `#if` that encloses a place in a source file.
package struct ConditionalBranch: Equatable, Hashable, Sendable {
    /// The condition of this branch as written, white space made single; `#else` has an empty one.
    package var condition: String
    /// The conditions of the branches before this one, which are false where this one is active.
    package var negated: [String]
    /// The line of the `#if`, `#elseif` or `#else`, from 1.
    package var line: Int

    /// A branch.
    package init(condition: String, negated: [String] = [], line: Int) {
        self.condition = condition
        self.negated = negated
        self.line = line
    }

    /// Whether no build ever compiles it: its condition is `false`, or one before it is `true`.
    package var isNeverActive: Bool {
        condition == "false" || condition == "0" || negated.contains("true") || negated.contains("1")
    }

    /// The branch in words for a message: `os(macOS)`, `not (os(macOS))`, `os(iOS), not (os(macOS))`.
    package var summary: String {
        ((condition.isEmpty ? [] : [condition]) + negated.map { "not (\($0))" }).joined(separator: ", ")
    }
}
