/// On or off.
extension Bool: PreferenceValue {
    /// Reads `on` or `off`.
    public init?(preferenceText: String) {
        switch preferenceText {
        case "on": self = true
        case "off": self = false
        default: return nil
        }
    }

    /// `on` or `off`.
    public var preferenceText: String { self ? "on" : "off" }
}
