/// A frame that could not be decoded, and how often it was asked for.
public struct UnreadableState: Hashable, Sendable {
    /// The frame.
    public let frame: UnreadableFrame
    /// In how many syncs it came, the first included.
    public let syncCount: Int

    /// Makes a state.
    public init(frame: UnreadableFrame, syncCount: Int) {
        self.frame = frame
        self.syncCount = syncCount
    }

    /// Whether it came again in three syncs after its first, so that the cursor passes it.
    public var isPassed: Bool { syncCount > 3 }
}
