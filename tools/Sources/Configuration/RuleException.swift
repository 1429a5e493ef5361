package import ModuleGraph
import ToolSupport

/// Findings that are accepted, with the reason.
package struct RuleException: Hashable, Sendable {
    /// The rule.
    package var rule: String
    /// The target, package or path that the finding is about; a pattern, nil means any.
    package var from: String?
    /// What it leads to, such as the other target; a pattern, nil means any.
    package var to: String?
    /// A pattern of the finding's path; nil means any.
    package var path: String?
    /// Why it is accepted.
    package var why: String
    /// The place in the configuration.
    package var location: Location

    init(_ reader: ObjectReader) {
        rule = reader.requiredText("rule", why: "Name the rule.")
        from = reader.text("from")
        to = reader.text("to")
        path = reader.text("path")
        why = reader.requiredText("why", why: "An exception needs a reason.")
        location = Location(path: reader.problems.path, line: reader.line)
        if from == nil, to == nil, path == nil {
            reader.problems.add(
                "An exception switches off the whole rule \"\(rule)\".",
                remedy: "Narrow it by \"from\", \"to\" or \"path\", or set the rule to false in \"rules\".", line: reader.line)
        }
        reader.finish()
    }

    /// Whether a finding is meant.
    package func matches(rule: String, from: String, to: String, path: String) -> Bool {
        rule == self.rule && Self.fits(self.from, from) && Self.fits(self.to, to) && Self.fits(self.path, path)
    }

    private static func fits(_ pattern: String?, _ text: String) -> Bool {
        pattern.map { $0 == text || PathPattern($0).matches(text) } ?? true
    }
}
