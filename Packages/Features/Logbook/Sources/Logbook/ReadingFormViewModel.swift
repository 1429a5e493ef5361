import Common
package import Domain
package import Observation

/// What the screen shows and does that adds a reading or edits one.
@MainActor
package protocol ReadingFormViewModel: AnyObject, Observable {
    /// The reading that is edited; nil where one is added.
    var editedID: Reading.ID? { get }
    /// What the form offers, as far as it was read.
    var form: Loadable<ReadingForm> { get }
    /// What was entered.
    var draft: ReadingDraft { get set }
    /// What was wrong with it when it was last to be saved, in the order of the fields.
    var problems: [DraftProblem] { get }
    /// Why it could not be saved.
    var failure: LogbookError? { get }

    /// Reads what the form offers, also again after a failure.
    func load() async
    /// Puts a tag into the draft, or takes it out.
    func toggle(_ tag: ReadingTag)
    /// Saves, where nothing is wrong, and leaves the screen.
    func save()
}

/// What a form for a reading offers.
package struct ReadingForm: Hashable, Sendable {
    /// The reading that is edited; nil where one is added.
    package let edited: LogbookEntry?
    /// What can be measured; the first is the usual one.
    package let measures: [Measure]
    /// The tags that the person uses most.
    package let knownTags: [ReadingTag]
    /// Whose reading is added, where there are several people.
    package let person: Person?

    /// Makes a form.
    package init(edited: LogbookEntry? = nil, measures: [Measure], knownTags: [ReadingTag] = [], person: Person? = nil) {
        self.person = person
        self.edited = edited
        self.measures = measures
        self.knownTags = knownTags
    }

    /// Whether the number can be typed: that of a reading which no meter measured.
    package var isValueTyped: Bool {
        guard let reading = edited?.reading else { return true }
        return reading.source != .meter && Measure(reading.result) != nil
    }
}
