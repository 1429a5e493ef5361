/// How a reading lies to a meal: the meal field of a Glucose Measurement Context (Glucose Service 1.0.1).
public enum Meal: Hashable, Codable, Sendable {
    case beforeMeal, afterMeal, fasting, casual, bedtime
    /// A number that the specification reserves.
    case reserved(UInt8)

    /// The meal of a specification's number.
    public init(code: UInt8) {
        switch code {
        case 1: self = .beforeMeal
        case 2: self = .afterMeal
        case 3: self = .fasting
        case 4: self = .casual
        case 5: self = .bedtime
        default: self = .reserved(code)
        }
    }

    /// The specification's number.
    public var code: UInt8 {
        switch self {
        case .beforeMeal: 1
        case .afterMeal: 2
        case .fasting: 3
        case .casual: 4
        case .bedtime: 5
        case .reserved(let code): code
        }
    }

    /// The name used on the command line and in exports; `reserved` for a reserved number.
    public var name: String {
        if case .reserved = self { return "reserved" }
        return "\(self)"
    }
}
