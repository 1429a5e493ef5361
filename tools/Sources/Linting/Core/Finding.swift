package import ModuleGraph

/// Something that a rule does not allow.
package struct Finding: Hashable, Comparable, Sendable {
    /// Another place that belongs to a finding.
    package struct Note: Hashable, Sendable {
        /// The place.
        package var location: Location
        /// What is there, as a phrase.
        package var text: String

        /// A place and what is there.
        package init(_ location: Location, _ text: String) {
            self.location = location
            self.text = text
        }
    }

    /// The rule's identifier.
    package var rule: String
    /// Where.
    package var location: Location
    /// What is wrong, as a sentence.
    package var message: String
    /// What to do, as a sentence, with the manifest's line or the text to write.
    package var mend: String
    /// What it is about: a target, a package or a path. With `rule` and `to` it names the finding without line numbers.
    package var from: String
    /// What that leads to: another target, a name, a key; may be empty.
    package var to: String
    /// Other places that belong to it, such as each edge of a cycle.
    package var notes: [Note]

    /// A finding.
    package init(
        rule: String, location: Location, message: String, mend: String, from: String, to: String = "", notes: [Note] = []
    ) {
        self.rule = rule
        self.location = location
        self.message = message
        self.mend = mend
        self.from = from
        self.to = to
        self.notes = notes
    }

    /// Orders by place, then rule and words.
    package static func < (left: Finding, right: Finding) -> Bool {
        if left.location != right.location { return left.location < right.location }
        return (left.rule, left.from, left.to, left.message) < (right.rule, right.from, right.to, right.message)
    }
}
