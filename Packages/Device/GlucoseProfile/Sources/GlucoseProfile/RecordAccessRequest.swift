/// A request to the Record Access Control Point (0x2A52).
public enum RecordAccessRequest: Hashable, Sendable {
    /// Report stored records: each comes as a notification, then a response.
    case report(RecordSelection)
    /// Report the number of stored records.
    case count(RecordSelection)
    /// Delete stored records: understood by the simulated meter, never sent by the app.
    case delete(RecordSelection)
    /// Abort the procedure that runs.
    case abort

    /// The op code.
    public var opCode: RecordAccessOpCode {
        switch self {
        case .report: .reportStoredRecords
        case .count: .reportNumberOfRecords
        case .delete: .deleteStoredRecords
        case .abort: .abort
        }
    }

    /// The bytes, as they go over the air.
    public var bytes: [UInt8] {
        switch self {
        case .report(let selection), .count(let selection), .delete(let selection): [opCode.rawValue] + selection.bytes
        case .abort: [opCode.rawValue, RecordSelection.Operator.null]
        }
    }
}
