import Common
package import Domain
package import Logbook
import Observation

/// A form for a reading whose state is given.
@MainActor @Observable
package final class MockReadingFormViewModel: ReadingFormViewModel {
    package let editedID: Reading.ID?
    package var form: Loadable<ReadingForm>
    package var draft: ReadingDraft
    package var problems: [DraftProblem]
    package var failure: LogbookError?
    /// How often it was asked to load.
    package private(set) var loadCallCount = 0
    /// How often it was to be saved.
    package private(set) var saveCallCount = 0
    /// The tags that were put in or taken out.
    package private(set) var toggledTags: [ReadingTag] = []

    /// Makes a form with what was entered.
    package init(
        form: Loadable<ReadingForm>, draft: ReadingDraft = ReadingDraft(measure: .glucose(.milligramsPerDeciliter)),
        problems: [DraftProblem] = [], failure: LogbookError? = nil
    ) {
        editedID = form.value?.edited?.id
        self.form = form
        self.draft = draft
        self.problems = problems
        self.failure = failure
    }

    package func load() async { loadCallCount += 1 }
    package func toggle(_ tag: ReadingTag) { toggledTags.append(tag) }
    package func save() { saveCallCount += 1 }
}
