public import Domain

/// A run of readings whose time is known.
public struct ReadingPage: Hashable, Sendable {
    /// Where a page ends. It stays valid when readings are added or deleted.
    public struct Cursor: Hashable, Codable, Sendable {
        /// The local time of the page's last reading, in seconds since 1970-01-01T00:00:00 of the same local clock.
        public let epochSecond: Int
        /// The place of that reading's record in its meter, which comes first among readings of the same time.
        public let place: Int64
        /// What tells it from others of the same time and place.
        public let key: Int64

        /// Makes a cursor.
        public init(epochSecond: Int, place: Int64, key: Int64) {
            self.epochSecond = epochSecond
            self.place = place
            self.key = key
        }
    }

    /// The readings, in the order asked for.
    public let readings: [Reading]
    /// Where the next page begins; nil at the end.
    public let next: Cursor?

    /// Makes a page.
    public init(readings: [Reading], next: Cursor?) {
        self.readings = readings
        self.next = next
    }
}
