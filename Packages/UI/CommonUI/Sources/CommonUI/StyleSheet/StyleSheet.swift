/// The app's style sheet: tokens of a style as custom properties, then the rules of every element and component.
nonisolated public enum StyleSheet {
    /// The whole style sheet of a style, as CSS text. Deterministic, so that its bytes can be told apart by a hash.
    public static func css(for style: any AppStyleProvider) -> String {
        let parts = [
            StyleTokens.css(for: style), BaseRules.css, LayoutRules.css, ControlRules.css, FieldRules.css, ListRules.css, ShellRules.css,
            ComponentRules.css, MediaRules.css,
        ]
        return parts.joined(separator: "\n")
    }
}
