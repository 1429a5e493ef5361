/// What is known of a meter before a sync.
public struct SyncPlan: Hashable, Sendable {
    /// How far its memory has been read; nil to read everything.
    public var cursor: RecordCursor?
    /// The epoch of its records where there is no cursor.
    public var epoch: Int
    /// Frames that have been asked for three times and never decoded: they no longer hold the cursor back.
    public var passedFrames: Set<[UInt8]>
    /// Whether the meter is asked how many records there are before it reports them, for the sake of progress.
    public var countsFirst: Bool

    /// Makes a plan.
    public init(cursor: RecordCursor? = nil, epoch: Int = 0, passedFrames: Set<[UInt8]> = [], countsFirst: Bool = true) {
        self.cursor = cursor
        self.epoch = epoch
        self.passedFrames = passedFrames
        self.countsFirst = countsFirst
    }
}
