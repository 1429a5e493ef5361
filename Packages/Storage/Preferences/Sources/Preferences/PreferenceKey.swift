/// What can be set, under a name of its own, and what holds until it is.
public struct PreferenceKey<Value: PreferenceValue>: Sendable {
    /// The name under which it is kept; it never changes.
    public let name: String
    /// The value until another is set, and in the place of one that this version does not know.
    public let defaultValue: Value

    /// Makes a key.
    public init(_ name: String, default defaultValue: Value) {
        self.name = name
        self.defaultValue = defaultValue
    }
}

extension PreferenceKey where Value == UnitPreference {
    /// The unit in which glucose is shown.
    public static let unit = PreferenceKey("unit", default: .asMeasured)
}

extension PreferenceKey where Value == LanguagePreference {
    /// The language of the screens.
    public static let language = PreferenceKey("language", default: .automatic)
}

extension PreferenceKey where Value == ThemePreference {
    /// The colours of the screens.
    public static let theme = PreferenceKey("theme", default: .automatic)
}

extension PreferenceKey where Value == Bool {
    /// Whether meters are synced whenever they show up, those for which it was not turned off.
    public static let automaticSync = PreferenceKey("automaticSync", default: true)
}

extension PreferenceKey where Value == ShownPersonPreference {
    /// Whose readings the screens show.
    public static let shownPerson = PreferenceKey("shownPerson", default: .first)
}

extension PreferenceKey where Value == WindowPreference {
    /// How far statistics look back.
    public static let window = PreferenceKey("window", default: .days14)
}
