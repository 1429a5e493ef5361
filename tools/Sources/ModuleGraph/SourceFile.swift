package import SourceFacts

/// A source file of a target, or one of the repository that belongs to none.
package struct SourceFile: Equatable, Sendable {
    /// What it is written in.
    package enum Language: String, Sendable {
        /// Swift.
        case swift
        /// C and what is built by the same compiler.
        case c, cxx, objectiveC, objectiveCxx, assembly
        /// A header of any of these.
        case header
    }

    /// The path relative to the root.
    package var path: String
    /// What it is written in.
    package var language: Language
    /// Its size in bytes.
    package var size: Int
    /// A hash of its content, the same on every machine; 0 where it was not read.
    package var contentHash: UInt64
    /// What was found in it; nil where it could not be read, which is then a problem of the workspace, and for languages without facts.
    package var facts: FileFacts?

    /// A source file.
    package init(path: String, language: Language = .swift, size: Int = 0, contentHash: UInt64 = 0, facts: FileFacts? = nil) {
        self.path = path
        self.language = language
        self.size = size
        self.contentHash = contentHash
        self.facts = facts
    }

    /// Its imports; none where it could not be read.
    package var imports: [Import] { facts?.imports ?? [] }
}
