/// A place within a day that is longer than a page: behind the last reading that the page before shows. It stays valid when readings are
/// added or deleted.
public struct LogbookPlace: Hashable, Codable, Sendable {
    /// The local time of that reading, in seconds since 1970-01-01T00:00:00 of the same local clock.
    package let epochSecond: Int
    /// The place of that reading's record in its meter.
    package let place: Int64
    /// What tells the reading from others of the same time and place.
    package let key: Int64

    /// Makes a place.
    package init(epochSecond: Int, place: Int64, key: Int64) {
        self.epochSecond = epochSecond
        self.place = place
        self.key = key
    }

    /// Reads three whole numbers with points between; nil where the text is something else.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let epochSecond = Int(parts[0]), let place = Int64(parts[1]), let key = Int64(parts[2]) else { return nil }
        self.init(epochSecond: epochSecond, place: place, key: key)
    }

    /// The three numbers with points between.
    package var text: String { "\(epochSecond).\(place).\(key)" }
}
