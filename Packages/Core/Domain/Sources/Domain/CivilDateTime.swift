public import Foundation

/// A local date and time of day, without a zone: what a meter's display showed.
public struct CivilDateTime: Hashable, Codable, Sendable, Comparable, CustomStringConvertible {
    /// The day.
    public let date: CivilDate
    /// Seconds since the day's midnight, 0…86399.
    public let secondOfDay: Int

    /// Makes a time; nil where the hour is not 0…23 or a minute or second not 0…59.
    public init?(date: CivilDate, hour: Int, minute: Int = 0, second: Int = 0) {
        guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else { return nil }
        self.init(date: date, secondOfDay: hour * 3600 + minute * 60 + second)
    }

    /// Reads `YYYY-MM-DDThh:mm:ss` (or `hh:mm`); nil for anything else.
    public init?(_ text: String) {
        let halves = text.split(separator: "T", omittingEmptySubsequences: false)
        guard halves.count == 2, let date = CivilDate(String(halves[0])) else { return nil }
        let parts = halves[1].split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), parts.allSatisfy({ $0.utf8.count == 2 && $0.utf8.allSatisfy { (48...57).contains($0) } })
        else { return nil }
        let numbers = parts.compactMap { Int($0) }
        self.init(date: date, hour: numbers[0], minute: numbers[1], second: numbers.count == 3 ? numbers[2] : 0)
    }

    /// The local time that a zone's clocks show at an instant; nil outside the years 1…9999.
    public init?(instant: Date, in zone: TimeZone) {
        let seconds = instant.timeIntervalSince1970.rounded(.down) + Double(zone.secondsFromGMT(for: instant))
        guard abs(seconds) < 1e12 else { return nil }
        self.init(epochSecond: Int(seconds))
    }

    /// The hour, 0…23.
    public var hour: Int { secondOfDay / 3600 }
    /// The minute, 0…59.
    public var minute: Int { secondOfDay % 3600 / 60 }
    /// The second, 0…59.
    public var second: Int { secondOfDay % 60 }

    /// Seconds since 1970-01-01T00:00:00 of the same local clock: an order and a distance, not an instant.
    public var epochSecond: Int { date.dayNumber * 86_400 + secondOfDay }

    /// The time with that count of local seconds; nil outside the years 1…9999.
    public init?(epochSecond: Int) {
        let day = epochSecond >= 0 ? epochSecond / 86_400 : -((-epochSecond + 86_399) / 86_400)
        guard let date = CivilDate(dayNumber: day) else { return nil }
        self.init(date: date, secondOfDay: epochSecond - day * 86_400)
    }

    /// The local time so many minutes later, or earlier where negative; nil outside the years 1…9999.
    public func adding(minutes: Int) -> CivilDateTime? {
        guard minutes.magnitude < 10_000_000_000 else { return nil }
        return CivilDateTime(epochSecond: epochSecond + minutes * 60)
    }

    /// The instant in a zone: in a fold, when clocks go back, the earlier one; in a gap, when they go forward, shifted forward.
    public func instant(in zone: TimeZone) -> Date {
        let local = Double(epochSecond)
        // The offset before any change that is near; a fold's earlier instant and a gap's shift forward both use it.
        let before = zone.secondsFromGMT(for: Date(timeIntervalSince1970: local - 86_400))
        let withBefore = Date(timeIntervalSince1970: local - Double(before))
        if zone.secondsFromGMT(for: withBefore) == before { return withBefore }
        let after = zone.secondsFromGMT(for: withBefore)
        let withAfter = Date(timeIntervalSince1970: local - Double(after))
        return zone.secondsFromGMT(for: withAfter) == after ? withAfter : withBefore
    }

    /// `YYYY-MM-DDThh:mm:ss`.
    public var description: String {
        "\(date)T\(CivilDate.padded(hour, 2)):\(CivilDate.padded(minute, 2)):\(CivilDate.padded(second, 2))"
    }

    /// The order of the local clock.
    public static func < (left: CivilDateTime, right: CivilDateTime) -> Bool {
        (left.date, left.secondOfDay) < (right.date, right.secondOfDay)
    }

    private init(date: CivilDate, secondOfDay: Int) {
        self.date = date
        self.secondOfDay = secondOfDay
    }
}
