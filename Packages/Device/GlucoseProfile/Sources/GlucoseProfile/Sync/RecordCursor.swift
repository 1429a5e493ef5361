/// How far a meter's memory has been read: the last record that came in a report that ended with success.
public struct RecordCursor: Hashable, Sendable {
    /// How often the meter's sequence numbers have begun anew, 0 at first.
    public var epoch: Int
    /// The record's sequence number.
    public var sequence: UInt16
    /// The record's `GlucoseMeasurement.identity`.
    public var identity: [UInt8]

    /// Makes a cursor.
    public init(epoch: Int, sequence: UInt16, identity: [UInt8]) {
        self.epoch = epoch
        self.sequence = sequence
        self.identity = identity
    }

    var identityWithoutSequence: [UInt8] { Array(identity.dropFirst(2)) }
    var baseTime: [UInt8] { Array(identityWithoutSequence.prefix(MeterDateTime.length)) }
}
