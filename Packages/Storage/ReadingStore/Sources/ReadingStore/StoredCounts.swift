/// How many records were stored.
public struct StoredCounts: Hashable, Sendable {
    /// Records that were not known before.
    public var new: Int
    /// Records that were known, deleted ones included.
    public var known: Int
    /// Frames that could not be decoded and are kept.
    public var unreadable: Int

    /// Makes counts.
    public init(new: Int = 0, known: Int = 0, unreadable: Int = 0) {
        self.new = new
        self.known = known
        self.unreadable = unreadable
    }
}
