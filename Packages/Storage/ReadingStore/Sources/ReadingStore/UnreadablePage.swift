/// A run of frames that could not be decoded, oldest first.
public struct UnreadablePage: Hashable, Sendable {
    /// Where a page ends: behind its last frame. It stays valid when frames are added or go.
    public struct Cursor: Hashable, Codable, Sendable {
        /// What tells that frame from others; later ones have a greater one.
        public let key: Int64

        /// Makes a cursor.
        public init(key: Int64) {
            self.key = key
        }
    }

    /// The frames.
    public let records: [UnreadableRecord]
    /// Where the next page begins; nil at the end.
    public let next: Cursor?

    /// Makes a page.
    public init(records: [UnreadableRecord], next: Cursor?) {
        self.records = records
        self.next = next
    }
}
