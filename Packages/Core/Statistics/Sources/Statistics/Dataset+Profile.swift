/// The percentiles of the readings of each hour of the day, pooled over a period: the glucose profile.
public struct DailyProfile: Hashable, Sendable {
    /// The readings of one hour.
    public struct Hour: Hashable, Sendable, Identifiable {
        /// The hour, 0…23.
        public let hour: Int
        /// The figures of its readings.
        public let statistics: GlucoseStatistics

        /// The hour.
        public var id: Int { hour }
    }

    /// The percentiles that are drawn, ascending, with the median in the middle.
    public let percentiles: [Int]
    /// All hours from midnight on.
    public let hours: [Hour]

    /// How many readings a profile needs.
    public static let minimumCount = 30
}

extension Dataset {
    /// The profile: median and quartiles, of a sensor the 5th and 95th percentile too; nil where there are fewer than 30 readings.
    public var profile: DailyProfile? {
        guard statistics.numberCount >= DailyProfile.minimumCount else { return nil }
        return DailyProfile(
            percentiles: kind == .sensor ? [5, 25, 50, 75, 95] : [25, 50, 75],
            hours: hours.map { DailyProfile.Hour(hour: $0.key, statistics: $0.statistics) })
    }
}
