/// What a sync of a meter begins with.
public struct SyncState: Hashable, Sendable {
    /// The sync that was begun.
    public let id: SyncID
    /// How far the memory was read before; nil to read it whole.
    public let cursor: SyncCursor?
    /// The highest epoch that any sync of this meter has known, so that a reset never brings an old one back.
    public let epoch: Int
    /// Whether the meter is known to give its records other numbers with each test: it is read whole, and has no cursor.
    public let isRenumbering: Bool
    /// The frames of this meter that could not be decoded so far.
    public let unreadable: [UnreadableState]

    /// Makes a state.
    public init(id: SyncID, cursor: SyncCursor?, epoch: Int = 0, isRenumbering: Bool = false, unreadable: [UnreadableState]) {
        self.id = id
        self.cursor = cursor
        self.epoch = epoch
        self.isRenumbering = isRenumbering
        self.unreadable = unreadable
    }
}
