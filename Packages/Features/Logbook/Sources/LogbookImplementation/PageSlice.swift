import Domain

/// Cuts readings, newest first, into the days of one page, and says where the next page begins.
///
/// A page ends with a whole day. Only a day that alone is more than a page is cut, and goes on on the next one.
struct PageSlice {
    /// The readings of one day, newest first.
    struct Day {
        let date: CivilDate
        var readings: [Reading]
    }

    /// What follows a page.
    enum Rest: Hashable {
        /// Nothing: these are the oldest readings.
        case nothing
        /// This day, from its newest reading.
        case day(CivilDate)
        /// More of the day with which the page ends.
        case sameDay
    }

    private(set) var days: [Day] = []
    private(set) var rest: Rest = .nothing
    private let beginsWithinDay: Bool

    /// Takes at most `limit` of the readings, which are one more than that where there are earlier ones. `beginsWithinDay` says that the
    /// page before shows a part of the first day.
    init(_ readings: [Reading], limit: Int, beginsWithinDay: Bool) {
        self.beginsWithinDay = beginsWithinDay
        for reading in readings.prefix(limit) {
            guard let date = reading.measuredAt?.date else { continue }
            if days.last?.date == date {
                days[days.count - 1].readings.append(reading)
            } else {
                days.append(Day(date: date, readings: [reading]))
            }
        }
        guard readings.count > limit, let next = readings[limit].measuredAt?.date else { return }
        if next == days.last?.date, days.count == 1 {
            rest = .sameDay
        } else {
            if next == days.last?.date { days.removeLast() }
            rest = .day(next)
        }
    }

    /// Whether the page shows only some readings of a day.
    func isPartial(_ date: CivilDate) -> Bool {
        (beginsWithinDay && date == days.first?.date) || (rest == .sameDay && date == days.last?.date)
    }
}
