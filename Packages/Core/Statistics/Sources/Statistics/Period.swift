public import Domain

/// Whole days from one to another, both included.
public struct Period: Hashable, Codable, Sendable {
    /// The first day.
    public let from: CivilDate
    /// The last day; not before the first.
    public let to: CivilDate

    /// The days from one to another, whichever of them is earlier.
    public init(from: CivilDate, to: CivilDate) {
        self.from = min(from, to)
        self.to = max(from, to)
    }

    /// So many days (at least one) that end with a day. Days before the year 1 are left out.
    public init(days: Int, endingWith last: CivilDate) {
        self.init(from: last.adding(days: 1 - max(1, days)) ?? last, to: last)
    }

    /// How many days it has.
    public var dayCount: Int { to.dayNumber - from.dayNumber + 1 }

    /// As many days just before; nil where the calendar has none.
    public var previous: Period? {
        from.adding(days: -1).map { Period(days: dayCount, endingWith: $0) }
    }

    /// Whether a day is one of these.
    public func contains(_ day: CivilDate) -> Bool { (from...to).contains(day) }

    /// The local seconds of the period, as ``Sample/second`` counts them.
    var seconds: Range<Int> { from.dayNumber * Sample.secondsOfDay..<(to.dayNumber + 1) * Sample.secondsOfDay }
}
