/// Why a command could not do its work; it ends with exit code 2.
package struct ToolError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What was tried and what is wrong, as a sentence.
    package var what: String
    /// What to do, as a sentence.
    package var remedy: String

    /// An error.
    package init(_ what: String, remedy: String) {
        self.what = what
        self.remedy = remedy
    }

    /// Both sentences.
    package var description: String { "\(what) \(remedy)" }
}
