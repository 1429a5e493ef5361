/// What a meter reported since the last batch, to be stored in one transaction.
public struct RecordBatch: Hashable, Sendable {
    /// Measurements, in the order in which they came.
    public var records: [NewRecord]
    /// Contexts, in the order in which they came.
    public var contexts: [NewContext]
    /// Frames that could not be decoded.
    public var unreadable: [UnreadableFrame]

    /// Makes a batch.
    public init(records: [NewRecord] = [], contexts: [NewContext] = [], unreadable: [UnreadableFrame] = []) {
        self.records = records
        self.contexts = contexts
        self.unreadable = unreadable
    }

    /// Whether there is nothing in it.
    public var isEmpty: Bool { records.isEmpty && contexts.isEmpty && unreadable.isEmpty }
}
