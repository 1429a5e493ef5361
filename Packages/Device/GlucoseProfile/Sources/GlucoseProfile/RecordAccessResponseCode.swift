/// How a record-access procedure ended.
public enum RecordAccessResponseCode: Hashable, Sendable, CustomStringConvertible {
    case success, opCodeNotSupported, invalidOperator, operatorNotSupported, invalidOperand
    /// No record matches: a sync with nothing new, not an error.
    case noRecordsFound
    case abortUnsuccessful, procedureNotCompleted, operandNotSupported
    /// A number that the specification does not define, 0 or above 9.
    case reserved(UInt8)

    /// The code of a specification's number.
    public init(code: UInt8) {
        self = Self.byCode.first { $0.code == code } ?? .reserved(code)
    }

    /// The specification's number.
    public var code: UInt8 {
        switch self {
        case .success: 1
        case .opCodeNotSupported: 2
        case .invalidOperator: 3
        case .operatorNotSupported: 4
        case .invalidOperand: 5
        case .noRecordsFound: 6
        case .abortUnsuccessful: 7
        case .procedureNotCompleted: 8
        case .operandNotSupported: 9
        case .reserved(let code): code
        }
    }

    /// Whether the meter says that it does not know such a request, so that a simpler one may do.
    public var refusesRequest: Bool {
        switch self {
        case .opCodeNotSupported, .invalidOperator, .operatorNotSupported, .invalidOperand, .operandNotSupported: true
        case .success, .noRecordsFound, .abortUnsuccessful, .procedureNotCompleted, .reserved: false
        }
    }

    /// The name, or `reserved` with the number.
    public var description: String {
        switch self {
        case .success: "success"
        case .opCodeNotSupported: "opCodeNotSupported"
        case .invalidOperator: "invalidOperator"
        case .operatorNotSupported: "operatorNotSupported"
        case .invalidOperand: "invalidOperand"
        case .noRecordsFound: "noRecordsFound"
        case .abortUnsuccessful: "abortUnsuccessful"
        case .procedureNotCompleted: "procedureNotCompleted"
        case .operandNotSupported: "operandNotSupported"
        case .reserved(let code): "reserved \(code)"
        }
    }

    private static let byCode: [RecordAccessResponseCode] = [
        .success, .opCodeNotSupported, .invalidOperator, .operatorNotSupported, .invalidOperand, .noRecordsFound, .abortUnsuccessful,
        .procedureNotCompleted, .operandNotSupported,
    ]
}
