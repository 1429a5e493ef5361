/// A place within the list of readings whose time is not known: behind the last one that the page before shows. It stays valid when
/// readings are added or deleted.
public struct UntimedPlace: Hashable, Codable, Sendable {
    /// What tells that reading's meter from others; nil where it has none.
    package let device: Int64?
    /// The place of that reading's record in its meter.
    package let place: Int64
    /// What tells the reading from others of the same place.
    package let key: Int64

    /// Makes a place.
    package init(device: Int64?, place: Int64, key: Int64) {
        self.device = device
        self.place = place
        self.key = key
    }

    /// Reads three whole numbers with points between, the first of which may be `none`; nil where the text is something else.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let place = Int64(parts[1]), let key = Int64(parts[2]) else { return nil }
        let device = Int64(parts[0])
        guard device != nil || parts[0] == "none" else { return nil }
        self.init(device: device, place: place, key: key)
    }

    /// The three numbers with points between.
    package var text: String { "\(device.map { "\($0)" } ?? "none").\(place).\(key)" }
}
