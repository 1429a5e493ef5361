import Domain
import Foundation

extension GlucoseValue {
    /// The number in its own unit exactly as it was measured, with a point: `8.1`, `111`, `6.0`.
    var decimalText: String {
        let digits = String(mantissa.magnitude)
        let sign = mantissa < 0 ? "-" : ""
        guard exponent < 0 else { return sign + (mantissa == 0 ? "0" : digits + String(repeating: "0", count: exponent)) }
        let padded = String(repeating: "0", count: max(0, 1 - exponent - digits.utf8.count)) + digits
        return sign + padded.dropLast(-exponent) + "." + padded.suffix(-exponent)
    }

    /// The number in its own unit exactly as it was measured.
    var decimal: Decimal {
        Decimal(sign: mantissa < 0 ? .minus : .plus, exponent: exponent, significand: Decimal(mantissa.magnitude))
    }
}

extension KetoneValue {
    /// mmol/L with both decimals and a point: `0.60`.
    var decimalText: String { "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)" }

    /// mmol/L.
    var decimal: Decimal { Decimal(sign: .plus, exponent: -2, significand: Decimal(hundredths)) }
}
