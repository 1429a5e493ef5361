/// A glucose concentration exactly as it was measured: a decimal number `mantissa × 10^exponent` in its own unit.
///
/// It is never stored as binary floating point, and it is rounded once, when it is shown: a meter's 8.1 mmol/L stays 8.1.
/// Conversion uses 18.01559 mg/dL per mmol/L, as Nightscout, Tidepool and xDrip do, and rounds half away from zero.
public struct GlucoseValue: Hashable, Codable, Sendable {
    /// The significant digits.
    public let mantissa: Int
    /// The power of ten, -8…12.
    public let exponent: Int
    /// The unit in which it was measured.
    public let unit: GlucoseUnit

    /// Makes a value; nil where the mantissa is beyond ±10^12 or the exponent outside -8…12, which no meter and no person means.
    public init?(mantissa: Int, exponent: Int, unit: GlucoseUnit) {
        guard (-1_000_000_000_000...1_000_000_000_000).contains(mantissa), (-8...12).contains(exponent) else { return nil }
        self.mantissa = mantissa
        self.exponent = exponent
        self.unit = unit
    }

    /// A number of mg/dL that was computed, to its ten-thousandth; nil where no meter has it.
    public init?(approximately milligramsPerDeciliter: Double) {
        guard abs(milligramsPerDeciliter) < 1e8 else { return nil }
        self.init(exactly: Int((milligramsPerDeciliter * 10_000).rounded()), -4, .milligramsPerDeciliter)
    }

    /// A whole number of mg/dL.
    public static func milligramsPerDeciliter(_ value: Int32) -> GlucoseValue {
        GlucoseValue(exactly: Int(value), 0, .milligramsPerDeciliter)
    }

    /// Tenths of mmol/L: 55 is 5.5 mmol/L.
    public static func tenthsOfMillimolesPerLiter(_ value: Int32) -> GlucoseValue {
        GlucoseValue(exactly: Int(value), -1, .millimolesPerLiter)
    }

    /// mg/dL, rounded once to a whole number.
    public var milligramsPerDeciliter: Int {
        switch unit {
        case .milligramsPerDeciliter: rounded(scale: 1, by: 1)
        case .millimolesPerLiter: rounded(scale: Self.factor, by: Self.factorScale)
        }
    }

    /// mmol/L in tenths, rounded once: 62 is 6.2 mmol/L.
    public var tenthsOfMillimolesPerLiter: Int {
        switch unit {
        case .milligramsPerDeciliter: rounded(scale: 10 * Self.factorScale, by: Self.factor)
        case .millimolesPerLiter: rounded(scale: 10, by: 1)
        }
    }

    /// mmol/L as text with one decimal and a point, for machines: `6.2`.
    public var millimolesPerLiterText: String {
        let tenths = tenthsOfMillimolesPerLiter
        return (tenths < 0 ? "-" : "") + "\(tenths.magnitude / 10).\(tenths.magnitude % 10)"
    }

    /// The number as it is shown in a unit: whole mg/dL, or tenths of mmol/L.
    public func displayed(in unit: GlucoseUnit) -> Int {
        switch unit {
        case .milligramsPerDeciliter: milligramsPerDeciliter
        case .millimolesPerLiter: tenthsOfMillimolesPerLiter
        }
    }

    /// The number in its own unit as a binary approximation, for JSON and for statistics that need logarithms.
    public var approximate: Double {
        let power = Self.powerOfTen(exponent.magnitude)
        return exponent < 0 ? Double(mantissa) / Double(power) : Double(mantissa) * Double(power)
    }

    /// mg/dL without rounding, as a binary approximation, for means and other statistics.
    public var approximateMilligramsPerDeciliter: Double {
        switch unit {
        case .milligramsPerDeciliter: approximate
        case .millimolesPerLiter: approximate * Double(Self.factor) / Double(Self.factorScale)
        }
    }

    /// Whether a person's blood can have it: 10…1000 mg/dL after rounding. Others are kept and shown, but left out of statistics.
    public var isPlausible: Bool {
        (10...1000).contains(milligramsPerDeciliter)
    }

    /// 18.01559 as a fraction: g/mol of glucose divided by ten, the figure of Nightscout's and Tidepool's code.
    private static let factor: Int128 = 1_801_559
    private static let factorScale: Int128 = 100_000

    private init(exactly mantissa: Int, _ exponent: Int, _ unit: GlucoseUnit) {
        self.mantissa = mantissa
        self.exponent = exponent
        self.unit = unit
    }

    /// `mantissa × 10^exponent × scale / divisor`, rounded half away from zero.
    private func rounded(scale: Int128, by divisor: Int128) -> Int {
        let power = Self.powerOfTen(exponent.magnitude)
        let numerator = Int128(mantissa) * scale * (exponent > 0 ? power : 1)
        let denominator = divisor * (exponent < 0 ? power : 1)
        let doubled = 2 * numerator + (numerator < 0 ? -denominator : denominator)
        return Int(clamping: doubled / (2 * denominator))
    }

    private static func powerOfTen(_ exponent: UInt) -> Int128 {
        (0..<exponent).reduce(1) { power, _ in power * 10 }
    }
}
