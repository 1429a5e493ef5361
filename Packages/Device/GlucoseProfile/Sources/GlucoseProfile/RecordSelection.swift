/// Which of a meter's records a record-access request means: operator and operand.
public enum RecordSelection: Hashable, Sendable {
    /// All records.
    case all
    /// The first record in the meter's order.
    case first
    /// The last record in the meter's order.
    case last
    /// Records up to a bound, itself included.
    case lessOrEqual(RecordFilter)
    /// Records from a bound, itself included.
    case greaterOrEqual(RecordFilter)
    /// Records with a sequence number between two, both included.
    case sequences(from: UInt16, through: UInt16)
    /// Records with a user-facing time between two, both included.
    case times(from: MeterDateTime, through: MeterDateTime)

    /// Operator, filter type and operand, as they go over the air.
    public var bytes: [UInt8] {
        switch self {
        case .all: [Operator.all]
        case .lessOrEqual(let bound): [Operator.lessOrEqual, bound.type] + bound.operand
        case .greaterOrEqual(let bound): [Operator.greaterOrEqual, bound.type] + bound.operand
        case .sequences(let from, let through):
            [Operator.withinRange, RecordFilter.sequenceType] + from.littleEndianBytes + through.littleEndianBytes
        case .times(let from, let through): [Operator.withinRange, RecordFilter.timeType] + from.bytes + through.bytes
        case .first: [Operator.first]
        case .last: [Operator.last]
        }
    }

    /// The operators of the Record Access Control Point.
    enum Operator {
        static let null: UInt8 = 0
        static let all: UInt8 = 1
        static let lessOrEqual: UInt8 = 2
        static let greaterOrEqual: UInt8 = 3
        static let withinRange: UInt8 = 4
        static let first: UInt8 = 5
        static let last: UInt8 = 6
    }
}
