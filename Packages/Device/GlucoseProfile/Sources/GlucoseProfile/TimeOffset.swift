/// How far a record's user-facing time lies from its base time.
public enum TimeOffset: Hashable, Sendable {
    /// Minutes, negative for earlier.
    case minutes(Int16)
    /// More than the field can hold: the user-facing time is unknown.
    case overrun
    /// Less than the field can hold: the user-facing time is unknown.
    case underrun

    /// Reads the field's signed 16 bits; 0x7FFF and 0x8000 stand for over- and underrun.
    public init(rawValue: Int16) {
        switch rawValue {
        case .max: self = .overrun
        case .min: self = .underrun
        default: self = .minutes(rawValue)
        }
    }

    /// The field's signed 16 bits.
    public var rawValue: Int16 {
        switch self {
        case .minutes(let minutes): minutes
        case .overrun: .max
        case .underrun: .min
        }
    }
}
