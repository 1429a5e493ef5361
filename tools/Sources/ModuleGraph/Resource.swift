/// One resource rule of a target, as its manifest has it.
package struct Resource: Hashable, Sendable {
    /// `process`, `copy` or `embedInCode`.
    package var rule: String
    /// The file or folder, relative to the target's folder.
    package var path: String
    /// The localization of a processed resource: `default`, `base`, or nil.
    package var localization: String?

    /// A resource rule.
    package init(rule: String, path: String, localization: String? = nil) {
        self.rule = rule
        self.path = path
        self.localization = localization
    }
}
