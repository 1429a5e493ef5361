/// Why bytes from a meter could not be decoded.
public enum FrameError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Shorter than the fields that are always there; lengths in bytes.
    case tooShort(needed: Int, got: Int)
    /// Shorter than its flags promise; lengths in bytes.
    case truncated(needed: Int, got: Int)
    /// A record-access indication with an op code that is no response.
    case notAResponse(opCode: UInt8)
    /// A record-access response whose operator is not null.
    case operatorNotNull(UInt8)
    /// A record-access response with an operand of an impossible length in bytes.
    case wrongOperandLength(Int)
    /// A check value that does not fit the bytes before it.
    case wrongCheck(expected: UInt16, got: UInt16)

    /// English, for logs and the list of unreadable records.
    public var description: String {
        switch self {
        case .tooShort(let needed, let got): "too short: needs at least \(needed) bytes, has \(got)"
        case .truncated(let needed, let got): "truncated: its flags promise \(needed) bytes, it has \(got)"
        case .notAResponse(let opCode): "not a record-access response: op code \(opCode)"
        case .operatorNotNull(let code): "a record-access response with operator \(code) instead of 0"
        case .wrongCheck(let expected, let got): "damaged: its check value is \(got) and should be \(expected)"
        case .wrongOperandLength(let length): "a record-access response with an operand of \(length) bytes"
        }
    }

    /// A short name of the case, for machines.
    public var name: String {
        switch self {
        case .tooShort: "tooShort"
        case .truncated: "truncated"
        case .notAResponse: "notAResponse"
        case .operatorNotNull: "operatorNotNull"
        case .wrongCheck: "wrongCheck"
        case .wrongOperandLength: "wrongOperandLength"
        }
    }
}
