/// Something that must hold in a repository. One file a rule.
package protocol Rule: Sendable {
    /// The identifier: words in lower case with dashes.
    static var id: String { get }
    /// Why it must hold, as one sentence.
    static var reason: String { get }
    /// Whether it is checked where no configuration names it, because it holds for every repository.
    static var isUniversal: Bool { get }

    /// The rule with the settings of the configuration; asks for each setting that it knows.
    init(_ settings: RuleSettings)
    /// Everything that breaks the rule, in any order.
    func check(_ context: LintContext) -> [Finding]
}

extension Rule {
    package static var isUniversal: Bool { false }

    /// The identifier.
    package var id: String { Self.id }
}
