public import Domain

/// What statistics need of a reading that counts in them, and no more.
public struct Sample: Hashable, Sendable {
    static let secondsOfDay = 86_400

    /// Seconds since 1970-01-01T00:00:00 of the clock that the person had: an order and a distance, not an instant.
    public let second: Int
    /// The result: a glucose value, HI or LO. Anything else does not count.
    public let result: TestResult
    /// How it lies to a meal.
    public let meal: Meal?

    /// Makes a sample.
    public init(second: Int, result: TestResult, meal: Meal? = nil) {
        self.second = second
        self.result = result
        self.meal = meal
    }
}
