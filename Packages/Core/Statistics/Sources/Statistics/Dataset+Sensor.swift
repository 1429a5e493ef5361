/// How much of a period a sensor has measured.
public struct SensorCoverage: Hashable, Sendable {
    /// The usual distance between two readings in minutes, at least 1.
    public let interval: Int
    /// The share of the readings that there could be, 0…1.
    public let share: Double

    /// The share from which on a sensor's figures stand for the period (Battelino et al. 2019).
    public static let sufficientShare = 0.7
    /// The days from which on they do.
    public static let sufficientDays = 14
}

extension Dataset {
    /// How much of the period was measured; nil for blood tests, and where there are fewer than two readings.
    public var coverage: SensorCoverage? {
        guard kind == .sensor, entries.count > 1 else { return nil }
        let gaps = Distribution(
            Dictionary(zip(entries.dropFirst(), entries).map { ($0.second - $1.second, 1) }, uniquingKeysWith: +)
                .sorted { $0.key < $1.key }.map { (number: Double($0.key), count: $0.value) })
        let interval = max(1, Int(((gaps.percentile(0.5) ?? 0) / 60).rounded()))
        let possible = period.dayCount * 1440 / interval
        return SensorCoverage(interval: interval, share: min(1, Double(entries.count) / Double(max(1, possible))))
    }

    /// Whether the management indicator may be told: 14 days or more of a sensor, 70 % of them measured.
    var isEnoughForIndicator: Bool {
        guard period.dayCount >= SensorCoverage.sufficientDays, let coverage else { return false }
        return coverage.share >= SensorCoverage.sufficientShare
    }
}
