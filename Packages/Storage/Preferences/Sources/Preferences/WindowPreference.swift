/// How far statistics look back, in civil days that end today.
public enum WindowPreference: Int, PreferenceValue, Hashable, CaseIterable {
    case days7 = 7
    case days14 = 14
    case days30 = 30
    case days90 = 90

    /// Reads the number of days.
    public init?(preferenceText: String) {
        guard let days = Int(preferenceText) else { return nil }
        self.init(rawValue: days)
    }

    /// The number of days.
    public var preferenceText: String { String(rawValue) }

    /// The number of days.
    public var days: Int { rawValue }
}
