public import Domain

/// The unit in which a meter sends a concentration: bit 2 of a Glucose Measurement's flags.
public enum ConcentrationUnit: Hashable, Sendable {
    /// kg/L, sent by meters that show mg/dL: 1 kg/L is 10^5 mg/dL.
    case kilogramsPerLiter
    /// mol/L, sent by meters that show mmol/L: 1 mol/L is 10^3 mmol/L.
    case molesPerLiter

    /// The unit that the meter shows.
    public var glucoseUnit: GlucoseUnit {
        switch self {
        case .kilogramsPerLiter: .milligramsPerDeciliter
        case .molesPerLiter: .millimolesPerLiter
        }
    }

    /// The power of ten from this unit to the shown one.
    var exponentToShownUnit: Int {
        switch self {
        case .kilogramsPerLiter: 5
        case .molesPerLiter: 3
        }
    }
}
