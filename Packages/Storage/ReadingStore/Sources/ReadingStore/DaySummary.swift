public import Domain

/// How many readings a day has.
public struct DaySummary: Hashable, Sendable {
    /// The day.
    public let date: CivilDate
    /// The number of readings.
    public let count: Int

    /// Makes a summary.
    public init(date: CivilDate, count: Int) {
        self.date = date
        self.count = count
    }
}
