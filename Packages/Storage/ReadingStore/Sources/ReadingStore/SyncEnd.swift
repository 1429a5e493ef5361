/// What is to be stored about a sync when it ends.
public struct SyncEnd: Hashable, Sendable {
    /// How it ended.
    public var outcome: SyncOutcome
    /// What becomes of the cursor. A meter that renumbers its records has none, whatever is given.
    public var cursor: CursorUpdate
    /// The epoch of the meter's records now; nil where the sync did not come to know it. The highest that was ever given is kept.
    public var epoch: Int?
    /// Whether the meter gives its records other numbers with each test (TaiDoc: 0 is the newest), as the records themselves showed.
    /// Counts only with a complete sync, and is remembered with the meter from then on.
    public var isRenumbering: Bool
    /// Whether the meter reported its whole memory.
    public var isWhole: Bool

    /// Makes an end.
    public init(
        _ outcome: SyncOutcome, cursor: CursorUpdate = .keep, epoch: Int? = nil, isRenumbering: Bool = false, isWhole: Bool = false
    ) {
        self.outcome = outcome
        self.cursor = cursor
        self.epoch = epoch
        self.isRenumbering = isRenumbering
        self.isWhole = isWhole
    }
}
