public import Domain

/// What statistics ask of a reading whose time is known, and no more: there may be a hundred thousand of them.
public struct ReadingSample: Hashable, Sendable {
    /// Seconds since 1970-01-01T00:00:00 of the clock that the person had.
    public let second: Int
    /// The result.
    public let result: TestResult
    /// How it lies to a meal.
    public let meal: Meal?
    /// Where it came from.
    public let source: Reading.Source
    /// Whether it tested control solution.
    public let isControl: Bool
    /// Whether it came from the simulated meter.
    public let isSimulated: Bool
    /// Whether a person changed it after it was first stored.
    public let isEdited: Bool
    /// Whether the person left it out of statistics.
    public let isExcluded: Bool

    /// Makes a sample.
    public init(
        second: Int, result: TestResult, meal: Meal? = nil, source: Reading.Source, isControl: Bool = false, isSimulated: Bool = false,
        isEdited: Bool = false, isExcluded: Bool = false
    ) {
        self.second = second
        self.result = result
        self.meal = meal
        self.source = source
        self.isControl = isControl
        self.isSimulated = isSimulated
        self.isEdited = isEdited
        self.isExcluded = isExcluded
    }

    /// Takes it of a reading; nil where its time is not known.
    public init?(_ reading: Reading) {
        guard let second = reading.measuredAt?.epochSecond else { return nil }
        self.init(
            second: second, result: reading.result, meal: reading.meal, source: reading.source, isControl: reading.isControl,
            isSimulated: reading.isSimulated, isEdited: reading.isEdited, isExcluded: reading.exclusion != nil)
    }
}
