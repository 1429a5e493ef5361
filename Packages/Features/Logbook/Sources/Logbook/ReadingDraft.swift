package import Domain

/// What a person has entered about a reading, as it was typed.
package struct ReadingDraft: Hashable, Sendable {
    /// What the number is of.
    package var measure: Measure
    /// The number as typed; nil as long as nobody touched it.
    package var value: String?
    /// The local day and time; nil while the field is empty.
    package var time: CivilDateTime?
    /// How it lies to a meal.
    package var meal: Meal?
    /// The note.
    package var note: String
    /// The tags, with commas between them.
    package var tags: String
    /// Whether the reading is left out of statistics.
    package var isLeftOut: Bool
    /// Why it is left out.
    package var reason: String

    /// Makes a draft; without arguments of nothing but what it measures.
    package init(
        measure: Measure,
        value: String? = nil,
        time: CivilDateTime? = nil,
        meal: Meal? = nil,
        note: String = "",
        tags: String = "",
        isLeftOut: Bool = false,
        reason: String = ""
    ) {
        self.measure = measure
        self.value = value
        self.time = time
        self.meal = meal
        self.note = note
        self.tags = tags
        self.isLeftOut = isLeftOut
        self.reason = reason
    }

    /// A draft that says what a reading says.
    package init(_ reading: Reading) {
        self.init(
            measure: Measure(reading.result) ?? .glucose(.milligramsPerDeciliter), time: reading.measuredAt, meal: reading.meal,
            note: reading.note ?? "", tags: TagList(reading.tags).text, isLeftOut: reading.exclusion != nil,
            reason: reading.exclusion ?? "")
    }
}
