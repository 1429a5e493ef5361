import Domain

/// A reading before a meal with the one after it.
public struct MealPair: Hashable, Sendable {
    /// The one before.
    public let before: GlucosePoint
    /// The one after.
    public let after: GlucosePoint

    /// mg/dL by which glucose was higher after the meal, negative where lower; nil where either was HI or LO.
    public var rise: Double? {
        guard let before = before.number, let after = after.number else { return nil }
        return after - before
    }
}

/// The pairs of a part of the day.
public struct MealPairSummary: Hashable, Sendable, Identifiable {
    /// The part of the day of the readings before the meals.
    public let part: DayPart
    /// Pairs of which both readings have a number.
    public let count: Int
    /// The mean before the meals, mg/dL.
    public let before: Double
    /// The mean after them, mg/dL.
    public let after: Double
    /// The mean rise, mg/dL.
    public let rise: Double

    /// The part of the day.
    public var id: DayPart { part }
}

extension Dataset {
    /// How long after the reading before a meal the one after it may come: half an hour to four hours.
    static let secondsBetweenPair = 1800...14_400

    /// Each reading marked after a meal with the last one marked before a meal, unless that has a partner already or is too long ago.
    public var mealPairs: [MealPair] {
        var pairs: [MealPair] = []
        var before: Entry?
        for entry in entries {
            switch levels[Int(entry.level)].meal {
            case .beforeMeal: before = entry
            case .afterMeal:
                guard let first = before, Self.secondsBetweenPair.contains(entry.second - first.second) else { continue }
                pairs.append(MealPair(before: point(first), after: point(entry)))
                before = nil
            default: break
            }
        }
        return pairs
    }

    /// The means of the pairs by the part of the day; parts without pairs are left out.
    public var mealPairSummaries: [MealPairSummary] {
        let complete = mealPairs.compactMap { pair in pair.before.number.flatMap { before in pair.after.number.map { (pair, before, $0) } }
        }
        let groups = Dictionary(grouping: complete) { $0.0.before.secondOfDay / 3600 / 6 }
        return DayPart.allCases.compactMap { part in
            guard let pairs = groups[part.rawValue] else { return nil }
            let count = Double(pairs.count)
            let (before, after) = (pairs.reduce(0) { $0 + $1.1 } / count, pairs.reduce(0) { $0 + $1.2 } / count)
            return MealPairSummary(part: part, count: pairs.count, before: before, after: after, rise: after - before)
        }
    }
}
