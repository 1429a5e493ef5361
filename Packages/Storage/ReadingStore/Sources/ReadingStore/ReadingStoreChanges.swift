/// What was changed by commits to the store.
public struct ReadingStoreChanges: OptionSet, Hashable, Sendable {
    /// One bit for each kind of thing.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Readings, and what people said about them.
    public static let readings = ReadingStoreChanges(rawValue: 1 << 0)
    /// Meters.
    public static let devices = ReadingStoreChanges(rawValue: 1 << 1)
    /// People and their target sets.
    public static let people = ReadingStoreChanges(rawValue: 1 << 2)
    /// Syncs, running and ended.
    public static let syncs = ReadingStoreChanges(rawValue: 1 << 3)
    /// Frames that could not be decoded.
    public static let unreadable = ReadingStoreChanges(rawValue: 1 << 4)
}
