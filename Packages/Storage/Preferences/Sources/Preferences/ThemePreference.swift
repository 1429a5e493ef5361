/// The colours of the screens.
public enum ThemePreference: String, PreferenceValue, Hashable, CaseIterable {
    /// As the browser prefers.
    case automatic
    /// Always light.
    case light
    /// Always dark.
    case dark
}
