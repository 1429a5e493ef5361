public import Domain

/// A run of readings whose time is not known, by meter and sequence.
public struct UnknownTimePage: Hashable, Sendable {
    /// Where a page ends. It stays valid when readings are added or deleted.
    public struct Cursor: Hashable, Codable, Sendable {
        /// What tells the meter of the page's last reading from others; nil where it has none.
        public let device: Int64?
        /// The place of that reading's record in its meter.
        public let place: Int64
        /// What tells it from others of the same place.
        public let key: Int64

        /// Makes a cursor.
        public init(device: Int64?, place: Int64, key: Int64) {
            self.device = device
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
