package import Domain

/// What a person types the number of, and in which unit.
package enum Measure: Hashable, Sendable {
    /// Blood glucose.
    case glucose(GlucoseUnit)
    /// Blood ketones, in mmol/L.
    case ketone

    /// How many digits may follow the decimal separator.
    package var fractionDigits: Int {
        self == .glucose(.milligramsPerDeciliter) ? 0 : 1
    }

    /// What a person can mean, in units of the last digit: 0.6…33.3 mmol/L or 10…600 mg/dL of glucose, 0.0…8.0 mmol/L of ketones.
    package var range: ClosedRange<Int> {
        switch self {
        case .glucose(.milligramsPerDeciliter): 10...600
        case .glucose(.millimolesPerLiter): 6...333
        case .ketone: 0...80
        }
    }

    /// The unit's symbol.
    package var unit: GlucoseUnit {
        switch self {
        case .glucose(let unit): unit
        case .ketone: .millimolesPerLiter
        }
    }

    /// The measure of a result; nil where it has no number.
    package init?(_ result: TestResult) {
        switch result {
        case .glucose(let value): self = .glucose(value.unit)
        case .ketone: self = .ketone
        case .none, .high, .low, .ketoneHigh, .ketoneLow, .ketoneNone: return nil
        }
    }
}
