/// The result of a test, as far as the meter had one.
public enum TestResult: Hashable, Codable, Sendable {
    /// The meter sent no usable number.
    case none(unit: GlucoseUnit?)
    /// Beyond what the meter can measure ("HI"); a number sent with the flag is not used.
    case high(unit: GlucoseUnit?)
    /// Below what the meter can measure ("LO"); a number sent with the flag is not used.
    case low(unit: GlucoseUnit?)
    /// A glucose concentration.
    case glucose(GlucoseValue)
    /// A ketone concentration in mmol/L.
    case ketone(KetoneValue)
    /// A ketone test beyond what the meter can measure ("HI").
    case ketoneHigh
    /// A ketone test below what the meter can measure ("LO").
    case ketoneLow
    /// A ketone test without a usable number.
    case ketoneNone

    /// The glucose concentration, where there is one.
    public var glucose: GlucoseValue? {
        if case .glucose(let value) = self { value } else { nil }
    }

    /// The unit in which the meter reported, where it told one.
    public var unit: GlucoseUnit? {
        switch self {
        case .none(let unit), .high(let unit), .low(let unit): unit
        case .glucose(let value): value.unit
        case .ketone, .ketoneHigh, .ketoneLow, .ketoneNone: .millimolesPerLiter
        }
    }

    /// What is to be known of the number before it is used.
    public var flag: ResultFlag? {
        switch self {
        case .high, .ketoneHigh: .high
        case .low, .ketoneLow: .low
        case .glucose(let value) where !value.isPlausible: .implausible
        case .none, .glucose, .ketone, .ketoneNone: nil
        }
    }

    /// Whether it is that of a ketone test, with a number or without.
    public var isKetone: Bool {
        switch self {
        case .ketone, .ketoneHigh, .ketoneLow, .ketoneNone: true
        case .none, .high, .low, .glucose: false
        }
    }
}
