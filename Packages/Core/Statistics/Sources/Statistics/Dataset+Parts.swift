public import Domain

/// A quarter of the day.
public enum DayPart: Int, Hashable, Sendable, CaseIterable {
    case night, morning, afternoon, evening

    /// The hours that belong to it: from midnight, six, noon and eighteen on, six each.
    public var hours: Range<Int> { rawValue * 6..<(rawValue + 1) * 6 }
}

/// The figures of some of a period's readings.
public struct GlucosePart<Key: Hashable & Sendable>: Hashable, Sendable, Identifiable {
    /// Which readings they are.
    public let key: Key
    /// Their figures.
    public let statistics: GlucoseStatistics

    /// Which readings they are.
    public var id: Key { key }
}

extension Dataset {
    /// By the quarters of the day.
    public var dayParts: [GlucosePart<DayPart>] {
        parts(DayPart.allCases, grouped(into: DayPart.allCases.count) { $0.hour / 6 })
    }

    /// By the hours of the day, 0…23.
    public var hours: [GlucosePart<Int>] {
        parts(Array(0..<24), grouped(into: 24) { $0.hour })
    }

    /// By the days of the week, Monday 1 … Sunday 7.
    public var weekdays: [GlucosePart<Int>] {
        // Day 0, 1 January 1970, was a Thursday.
        parts(Array(1...7), grouped(into: 7) { (Int($0.day) + 3).floored(by: 7).rest })
    }

    /// By the marks of meals that the specification knows; readings without one are in none.
    public var meals: [GlucosePart<Meal>] {
        let meals: [Meal] = [.fasting, .beforeMeal, .afterMeal, .casual, .bedtime]
        let groups = levels.map { level in level.meal.flatMap { meals.firstIndex(of: $0) } }
        return parts(meals, grouped(into: meals.count) { groups[Int($0.level)] })
    }

    /// By the days of the period, those without readings included.
    public var days: [GlucosePart<CivilDate>] {
        spans(of: 1)
    }

    /// By weeks of seven days from the first day on, each named by its first day; the last one may be shorter.
    public var weeks: [GlucosePart<CivilDate>] {
        spans(of: 7)
    }

    private func spans(of length: Int) -> [GlucosePart<CivilDate>] {
        let firsts = Array(stride(from: period.from.dayNumber, through: period.to.dayNumber, by: length))
        return parts(firsts.compactMap { CivilDate(dayNumber: $0) }, spanGroups(firsts, length))
    }

    /// One after the other, as entries lie in the order of time; a table of all days and levels would be large.
    private func spanGroups(_ firsts: [Int], _ length: Int) -> [GlucoseStatistics] {
        var groups: [GlucoseStatistics] = []
        var rest = entries[...]
        for first in firsts {
            let own = rest.prefix { Int($0.day) < first + length }
            rest = rest.dropFirst(own.count)
            var counts = [Int](repeating: 0, count: own.isEmpty ? 0 : levels.count)
            for entry in own { counts[Int(entry.level)] += 1 }
            groups.append(GlucoseStatistics(own.isEmpty ? [] : levels, counts: counts))
        }
        return groups
    }

    private func parts<Key>(_ keys: [Key], _ statistics: [GlucoseStatistics]) -> [GlucosePart<Key>] {
        zip(keys, statistics).map { GlucosePart(key: $0, statistics: $1) }
    }
}
