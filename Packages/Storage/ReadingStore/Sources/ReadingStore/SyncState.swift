/// What a sync of a meter begins with.
public struct SyncState: Hashable, Sendable {
    /// The sync that was begun.
    public let id: SyncID
    /// How far the memory was read before; nil to read it whole.
    public let cursor: SyncCursor?
    /// The frames of this meter that could not be decoded so far.
    public let unreadable: [UnreadableState]

    /// Makes a state.
    public init(id: SyncID, cursor: SyncCursor?, unreadable: [UnreadableState]) {
        self.id = id
        self.cursor = cursor
        self.unreadable = unreadable
    }
}
