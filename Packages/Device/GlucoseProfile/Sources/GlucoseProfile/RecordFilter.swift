/// What a record-access request compares records with.
public enum RecordFilter: Hashable, Sendable {
    /// The sequence number.
    case sequence(UInt16)
    /// The user-facing time.
    case time(MeterDateTime)

    static let sequenceType: UInt8 = 1
    static let timeType: UInt8 = 2

    var type: UInt8 {
        switch self {
        case .sequence: Self.sequenceType
        case .time: Self.timeType
        }
    }

    var operand: [UInt8] {
        switch self {
        case .sequence(let number): number.littleEndianBytes
        case .time(let time): time.bytes
        }
    }
}
