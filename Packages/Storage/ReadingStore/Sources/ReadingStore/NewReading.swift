public import Domain

/// A reading that a person types.
public struct NewReading: Hashable, Sendable {
    /// Whose.
    public let person: Person.ID
    /// The local time.
    public let measuredAt: CivilDateTime
    /// The IANA zone in which the time is meant; nil for the one that is set now.
    public let zone: String?
    /// The result.
    public let result: TestResult
    /// What was measured.
    public let type: SampleType?
    /// How it lies to a meal.
    public let meal: Meal?
    /// A note.
    public let note: String?
    /// Tags.
    public let tags: [ReadingTag]

    /// Makes a reading.
    public init(
        person: Person.ID = .first,
        measuredAt: CivilDateTime,
        zone: String? = nil,
        result: TestResult,
        type: SampleType? = nil,
        meal: Meal? = nil,
        note: String? = nil,
        tags: [ReadingTag] = []
    ) {
        self.person = person
        self.measuredAt = measuredAt
        self.zone = zone
        self.result = result
        self.type = type
        self.meal = meal
        self.note = note
        self.tags = tags
    }
}
