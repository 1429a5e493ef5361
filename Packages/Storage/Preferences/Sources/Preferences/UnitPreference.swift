public import Domain

/// The unit in which glucose is shown.
public enum UnitPreference: PreferenceValue, Hashable {
    /// The one in which the meter reports.
    case asMeasured
    /// Always this one.
    case always(GlucoseUnit)

    /// Reads `asMeasured` or a unit's symbol.
    public init?(preferenceText: String) {
        if preferenceText == "asMeasured" {
            self = .asMeasured
        } else if let unit = GlucoseUnit(rawValue: preferenceText) {
            self = .always(unit)
        } else {
            return nil
        }
    }

    /// `asMeasured` or the unit's symbol.
    public var preferenceText: String {
        switch self {
        case .asMeasured: "asMeasured"
        case .always(let unit): unit.rawValue
        }
    }
}
