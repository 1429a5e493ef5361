import Domain

/// The levels of some readings, each found by its result without hashing for the numbers that meters show.
struct LevelTable {
    /// The levels in the order in which they first came.
    private(set) var levels: [Level] = []
    private let targets: TargetSet
    /// One more than the index of the level of a usual number with a usual mark of a meal; 0 where there is none yet.
    private var usual = [Int32](repeating: 0, count: 2 * Self.marks * Self.numbers)
    private var others: [Sample: Int32] = [:]

    private static let numbers = 1024
    private static let marks = 8

    init(targets: TargetSet) {
        self.targets = targets
    }

    /// The index of the level of a result; nil where it does not count.
    mutating func index(of result: TestResult, meal: Meal?) -> Int32? {
        guard let place = Self.place(of: result, meal: meal) else { return indexOfUnusual(result, meal) }
        if usual[place] > 0 { return usual[place] - 1 }
        guard let index = add(result, meal) else { return nil }
        usual[place] = index + 1
        return index
    }

    private mutating func indexOfUnusual(_ result: TestResult, _ meal: Meal?) -> Int32? {
        let key = Sample(second: 0, result: result, meal: meal)
        if let index = others[key] { return index }
        guard let index = add(result, meal) else { return nil }
        others[key] = index
        return index
    }

    private mutating func add(_ result: TestResult, _ meal: Meal?) -> Int32? {
        guard let level = Level(result, meal: meal, targets: targets) else { return nil }
        levels.append(level)
        return Int32(levels.count - 1)
    }

    /// Where a whole number of mg/dL or of tenths of mmol/L stands; nil for anything else.
    private static func place(of result: TestResult, meal: Meal?) -> Int? {
        guard case .glucose(let value) = result, (0..<numbers).contains(value.mantissa) else { return nil }
        let isTenths = value.unit == .millimolesPerLiter
        guard value.exponent == (isTenths ? -1 : 0) else { return nil }
        let mark = meal.map { Int($0.code) } ?? 0
        guard mark < marks else { return nil }
        return ((isTenths ? marks : 0) + mark) * numbers + value.mantissa
    }
}
