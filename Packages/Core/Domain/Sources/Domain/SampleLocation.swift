/// Where the sample was taken: the high nibble of a Glucose Measurement's type-sample location field (Glucose Service 1.0.1).
public enum SampleLocation: Hashable, Codable, Sendable {
    case finger, alternateSiteTest, earlobe, controlSolution, notAvailable
    /// A number that the specification reserves, 0 or 5…14.
    case reserved(UInt8)

    /// The location of a specification's number.
    public init(code: UInt8) {
        switch code {
        case 1: self = .finger
        case 2: self = .alternateSiteTest
        case 3: self = .earlobe
        case 4: self = .controlSolution
        case 15: self = .notAvailable
        default: self = .reserved(code)
        }
    }

    /// The specification's number.
    public var code: UInt8 {
        switch self {
        case .finger: 1
        case .alternateSiteTest: 2
        case .earlobe: 3
        case .controlSolution: 4
        case .notAvailable: 15
        case .reserved(let code): code
        }
    }

    /// The name used on the command line and in exports; `reserved` for a reserved number.
    public var name: String {
        if case .reserved = self { return "reserved" }
        return "\(self)"
    }
}
