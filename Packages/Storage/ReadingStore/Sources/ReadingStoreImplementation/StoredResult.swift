import Domain
import Persistence

/// A result in the columns `result`, `mantissa`, `exponent` and `unit`.
struct StoredResult {
    let name: String
    let mantissa: Int?
    let exponent: Int?
    let unit: GlucoseUnit?

    init(name: String, mantissa: Int?, exponent: Int?, unit: GlucoseUnit?) {
        self.name = name
        self.mantissa = mantissa
        self.exponent = exponent
        self.unit = unit
    }

    init(_ result: TestResult) {
        switch result {
        case .none(let unit): self.init(name: "none", mantissa: nil, exponent: nil, unit: unit)
        case .high(let unit): self.init(name: "high", mantissa: nil, exponent: nil, unit: unit)
        case .low(let unit): self.init(name: "low", mantissa: nil, exponent: nil, unit: unit)
        case .glucose(let value):
            self.init(name: "glucose", mantissa: value.mantissa, exponent: value.exponent, unit: value.unit)
        case .ketone(let value):
            self.init(name: "ketone", mantissa: value.hundredths, exponent: -2, unit: .millimolesPerLiter)
        case .ketoneHigh: self.init(name: "ketoneHigh", mantissa: nil, exponent: nil, unit: .millimolesPerLiter)
        case .ketoneLow: self.init(name: "ketoneLow", mantissa: nil, exponent: nil, unit: .millimolesPerLiter)
        case .ketoneNone: self.init(name: "ketoneNone", mantissa: nil, exponent: nil, unit: .millimolesPerLiter)
        }
    }

    /// The result; what cannot be understood is a result without a number, never a wrong one.
    var result: TestResult {
        switch name {
        case "high": return .high(unit: unit)
        case "low": return .low(unit: unit)
        case "glucose":
            guard let mantissa, let exponent, let unit,
                let value = GlucoseValue(mantissa: mantissa, exponent: exponent, unit: unit)
            else { return .none(unit: unit) }
            return .glucose(value)
        case "ketone":
            guard let mantissa, let value = KetoneValue(hundredths: mantissa) else { return .ketoneNone }
            return .ketone(value)
        case "ketoneHigh": return .ketoneHigh
        case "ketoneLow": return .ketoneLow
        case "ketoneNone": return .ketoneNone
        default: return .none(unit: unit)
        }
    }

    /// The result of a record whose context says that it is a ketone, which may come long after the record: a tenth of its number in
    /// mg/dL, whatever unit it came in, means mmol/L, as i-SENS meters have it (xDrip's `GlucoseReadingRx.asKetone`). The one place where
    /// this is said. HI and LO stay what the meter said, of ketones; a result without a number is a ketone test without one: none of
    /// them may count as glucose.
    var ketoneResult: TestResult {
        switch result {
        case .ketone, .ketoneHigh, .ketoneLow, .ketoneNone: return result
        case .glucose(let value):
            let (factor, power) = value.unit == .milligramsPerDeciliter ? (1, 0) : (1_801_559, -5)
            let hundredths = Self.scaled(Int128(value.mantissa) * Int128(factor), byPowerOfTen: value.exponent + power + 1)
            return KetoneValue(hundredths: hundredths).map(TestResult.ketone) ?? .ketoneNone
        case .high: return .ketoneHigh
        case .low: return .ketoneLow
        case .none: return .ketoneNone
        }
    }

    var columns: [SQLValue] {
        [.text(name), SQLValue(mantissa), SQLValue(exponent), SQLValue(unit?.rawValue)]
    }

    /// `number × 10^power`, rounded half away from zero, clamped to what an `Int` holds. The power is -12…13.
    private static func scaled(_ number: Int128, byPowerOfTen power: Int) -> Int {
        let factor = (0..<power.magnitude).reduce(Int128(1)) { product, _ in product * 10 }
        guard power < 0 else { return Int(clamping: number * factor) }
        return Int(clamping: (2 * number + number.signum() * factor) / (2 * factor))
    }
}
