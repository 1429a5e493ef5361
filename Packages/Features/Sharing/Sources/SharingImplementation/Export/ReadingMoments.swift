import Domain
import Foundation

/// When readings were taken, as instants. Remembers zones, which take long to be found.
struct ReadingMoments: Sendable {
    /// When a reading was taken.
    struct Moment: Hashable, Sendable {
        /// The local time.
        let local: CivilDateTime
        /// The instant.
        let instant: Date
        /// How far the local clock was ahead of UTC, in minutes.
        let offsetMinutes: Int

        /// ISO 8601 with the offset: `2024-01-30T11:37:27+05:30`; the fraction of the second comes in between.
        func text(fraction: String = "") -> String {
            let minutes = offsetMinutes.magnitude
            let offset = (offsetMinutes < 0 ? "-" : "+") + Self.twoDigits(minutes / 60) + ":" + Self.twoDigits(minutes % 60)
            return local.description + fraction + offset
        }

        private static func twoDigits(_ number: UInt) -> String { number < 10 ? "0\(number)" : "\(number)" }
    }

    private var zones: [String: TimeZone] = [:]

    /// When a reading was taken; nil where that is not known. Without a zone it is taken for UTC.
    mutating func moment(of reading: Reading) -> Moment? {
        guard let local = reading.measuredAt else { return nil }
        let zone = zone(reading.zone ?? "GMT")
        let instant = local.instant(in: zone)
        return Moment(local: local, instant: instant, offsetMinutes: zone.secondsFromGMT(for: instant) / 60)
    }

    private mutating func zone(_ name: String) -> TimeZone {
        if let zone = zones[name] { return zone }
        let zone = TimeZone(identifier: name) ?? .gmt
        zones[name] = zone
        return zone
    }
}
