/// The op codes of the Record Access Control Point (0x2A52).
public enum RecordAccessOpCode: UInt8, Hashable, Sendable, CaseIterable {
    /// Report stored records: a request.
    case reportStoredRecords = 1
    /// Delete stored records: a request that Meterbook never sends.
    case deleteStoredRecords = 2
    /// Abort the procedure that runs: a request.
    case abort = 3
    /// Report the number of stored records: a request.
    case reportNumberOfRecords = 4
    /// The number of stored records: a response.
    case numberOfRecordsResponse = 5
    /// How a procedure ended: a response.
    case responseCode = 6
}
