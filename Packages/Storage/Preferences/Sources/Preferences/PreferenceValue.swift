/// A value that can be kept as a preference, as text.
public protocol PreferenceValue: Equatable, Sendable {
    /// Reads the value; nil for text that this version does not know.
    init?(preferenceText: String)
    /// The text from which the value is read again.
    var preferenceText: String { get }
}

extension PreferenceValue where Self: RawRepresentable, RawValue == String {
    /// Reads the raw value.
    public init?(preferenceText: String) {
        self.init(rawValue: preferenceText)
    }

    /// The raw value.
    public var preferenceText: String { rawValue }
}
