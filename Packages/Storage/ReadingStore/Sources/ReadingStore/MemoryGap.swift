public import Domain

/// Records that a meter no longer had when it was synced: their numbers are missing between those that an earlier sync and a later one stored.
public struct MemoryGap: Hashable, Sendable {
    /// The meter.
    public let device: DeviceIdentity
    /// How many records are missing, at least one.
    public let count: Int
    /// When the last reading before them was taken; nil where that is not known.
    public let after: CivilDateTime?
    /// When the first reading behind them was taken.
    public let before: CivilDateTime

    /// Makes a gap.
    public init(device: DeviceIdentity, count: Int, after: CivilDateTime?, before: CivilDateTime) {
        self.device = device
        self.count = count
        self.after = after
        self.before = before
    }
}
