/// The app's style sheet: tokens of a style as custom properties, then the rules of every element and component.
nonisolated public enum StyleSheet {
    /// The whole style sheet of a style, as CSS text. Deterministic, so that its bytes can be told apart by a hash. A compact one, as it is served, is
    /// one line with short names of custom properties.
    public static func css(for style: any AppStyleProvider, isCompact: Bool = true) -> String {
        let parts = [
            StyleTokens.css(for: style), BaseRules.css, LayoutRules.css, ControlRules.css, FieldRules.css, ListRules.css, ShellRules.css,
            ComponentRules.css, ChartRules.css, DialogRules.css, MediaRules.css, ReportRules.css,
        ]
        let css = parts.joined(separator: "\n")
        return isCompact ? CompactCSS.text(of: css) : css
    }
}
