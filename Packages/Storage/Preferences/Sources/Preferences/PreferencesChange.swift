/// What was changed about preferences.
public struct PreferencesChange: OptionSet, Hashable, Sendable {
    /// One bit for each kind of thing.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// One or several values.
    public static let values = PreferencesChange(rawValue: 1)
}
