import Domain
import Logbook

/// Cuts readings, newest first, into the days of one page, and says where the next page begins.
///
/// A page ends with a whole day. Only a day that alone is more than a page is cut, and goes on on the next one.
struct PageSlice {
    /// The readings of one day, newest first.
    struct Day {
        let date: CivilDate
        var readings: [Reading]
    }

    private(set) var days: [Day] = []
    private(set) var earlier: LogbookRoute?
    private let isFirstDayBegunBefore: Bool
    private var isLastDayCut = false

    /// Takes at most `limit` of the readings, which are one more than that where there are earlier ones. `skipped` readings of the first day
    /// stand on pages before.
    init(_ readings: [Reading], limit: Int, skipped: Int) {
        isFirstDayBegunBefore = skipped > 0
        for reading in readings.prefix(limit) {
            guard let date = reading.measuredAt?.date else { continue }
            if days.last?.date == date {
                days[days.count - 1].readings.append(reading)
            } else {
                days.append(Day(date: date, readings: [reading]))
            }
        }
        guard readings.count > limit, let next = readings[limit].measuredAt?.date, let last = days.last else { return }
        if next != last.date {
            earlier = .until(next, skipping: 0)
        } else if days.count > 1 {
            days.removeLast()
            earlier = .until(next, skipping: 0)
        } else {
            isLastDayCut = true
            earlier = .until(next, skipping: skipped + last.readings.count)
        }
    }

    /// Whether the page shows only some readings of a day.
    func isPartial(_ date: CivilDate) -> Bool {
        (isFirstDayBegunBefore && date == days.first?.date) || (isLastDayCut && date == days.last?.date)
    }
}
