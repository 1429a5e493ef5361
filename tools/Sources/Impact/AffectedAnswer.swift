package import ModuleGraph

/// What a change affects, with what it was worked out from.
package struct AffectedAnswer: Sendable {
    /// The commit of the older state; nil where files were named instead.
    package var base: String?
    /// The commit of the newer state; nil for the working tree.
    package var head: String?
    /// The changed paths.
    package var changed: [String]
    /// What they affect.
    package var impact: Impact
    /// What is wrong with the newer state without making the answer incomplete.
    package var problems: [Problem]
    /// What a person should know of the choice of states, as sentences.
    package var notes: [String]
}
