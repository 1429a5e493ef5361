package import Configuration

/// What a configuration says to one rule. Each rule asks for what it knows; the rest is an error.
package final class RuleSettings {
    /// The selectors that were read, which must mean something in the workspace.
    package private(set) var selectors: [TargetSelector] = []
    private let reader: ObjectReader?

    /// Settings of an object of the configuration; without one the rule's defaults hold.
    package init(_ reader: ObjectReader? = nil) {
        self.reader = reader
    }

    /// Whether anything is said at all.
    package var isEmpty: Bool { reader == nil }

    /// Selectors, or the default.
    package func selectors(_ key: String, default standard: [String]) -> [TargetSelector] {
        guard let found = reader?.selectors(key) else { return standard.map { TargetSelector($0) } }
        selectors += found
        return found
    }

    /// Selectors, or the default; also of modules that are not of the workspace, so that an unknown name is no error.
    package func modules(_ key: String, default standard: [String]) -> [TargetSelector] {
        reader?.selectors(key) ?? standard.map { TargetSelector($0) }
    }

    /// Texts, or the default.
    package func texts(_ key: String, default standard: [String]) -> [String] {
        reader?.texts(key)?.map(\.text) ?? standard
    }

    /// A text; nil where nothing is said.
    package func text(_ key: String) -> String? {
        reader?.text(key)
    }

    /// A whole number, or the default.
    package func integer(_ key: String, default standard: Int) -> Int {
        reader?.integer(key) ?? standard
    }

    /// A whole number; nil where nothing is said.
    package func integer(_ key: String) -> Int? {
        reader?.integer(key)
    }

    /// A truth value, or the default.
    package func flag(_ key: String, default standard: Bool) -> Bool {
        reader?.flag(key) ?? standard
    }

    /// Notes what the rule did not ask for.
    func finish() {
        reader?.finish()
    }
}
