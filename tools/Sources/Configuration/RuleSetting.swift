package import ToolSupport

/// What a configuration says of one rule.
package struct RuleSetting: Equatable, Sendable {
    /// The rule.
    package var rule: String
    /// `true`, `false` or an object of the rule's own settings.
    package var value: JSONValue
    /// The line in the configuration.
    package var line: Int
}
