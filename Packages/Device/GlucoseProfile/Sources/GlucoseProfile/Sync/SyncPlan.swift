/// What is known of a meter before a sync.
public struct SyncPlan: Hashable, Sendable {
    /// How far its memory has been read; nil to read everything.
    public var cursor: RecordCursor?
    /// The highest epoch that any sync has known: that of its records where there is no cursor, and one that no reset begins again.
    public var epoch: Int
    /// Whether the meter is known to give its records other numbers with each test: it is read whole, and no cursor comes of it.
    public var isRenumbering: Bool
    /// Whether it is read whole each time, because it answers requests for newer records wrongly; the cursor still shows a reset.
    public var readsAll: Bool
    /// Whether "no records" is doubted where nothing is known of the meter: it is asked in two other ways.
    public var doubtsEmptyMemory: Bool
    /// Frames that have been asked for three times and never decoded: they no longer hold the cursor back.
    public var passedFrames: Set<[UInt8]>
    /// Whether the meter is asked how many records there are before it reports them, for the sake of progress.
    public var countsFirst: Bool

    /// Makes a plan.
    public init(
        cursor: RecordCursor? = nil, epoch: Int = 0, isRenumbering: Bool = false, readsAll: Bool = false, doubtsEmptyMemory: Bool = false,
        passedFrames: Set<[UInt8]> = [], countsFirst: Bool = true
    ) {
        self.cursor = cursor
        self.epoch = epoch
        self.isRenumbering = isRenumbering
        self.readsAll = readsAll
        self.doubtsEmptyMemory = doubtsEmptyMemory
        self.passedFrames = passedFrames
        self.countsFirst = countsFirst
    }
}
