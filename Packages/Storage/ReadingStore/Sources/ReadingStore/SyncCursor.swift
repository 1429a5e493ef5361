/// How far a meter's memory has been read.
public struct SyncCursor: Hashable, Sendable {
    /// Counts how often the meter's numbering began anew, from 0.
    public let epoch: Int
    /// The highest sequence number that need not be asked for again.
    public let sequence: UInt16
    /// The identity of that record, to notice that the numbering began anew.
    public let identity: [UInt8]

    /// Makes a cursor.
    public init(epoch: Int, sequence: UInt16, identity: [UInt8]) {
        self.epoch = epoch
        self.sequence = sequence
        self.identity = identity
    }
}
