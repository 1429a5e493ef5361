package import Domain
package import Logbook
import Observation

/// A form to search whose state is given.
@MainActor @Observable
package final class MockFilterFormViewModel: FilterFormViewModel {
    package var draft: LogbookFilter
    package var isExpanded: Bool
    package var knownTags: [ReadingTag]
    /// How often it was sent.
    package private(set) var applyCallCount = 0

    /// Makes a form that looks for something.
    package init(draft: LogbookFilter = LogbookFilter(), isExpanded: Bool = false, knownTags: [ReadingTag] = []) {
        self.draft = draft
        self.isExpanded = isExpanded
        self.knownTags = knownTags
    }

    package func apply() { applyCallCount += 1 }
}
