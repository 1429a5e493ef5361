import Domain
import Logbook
import Observation

/// The form to search, which begins with what is looked for already.
@MainActor @Observable
final class LiveFilterFormViewModel: FilterFormViewModel {
    var draft: LogbookFilter
    private let panel: FilterPanel
    private let tags: KnownTags
    private let onApply: @MainActor (LogbookFilter) -> Void

    init(
        filter: LogbookFilter = LogbookFilter(), panel: FilterPanel, tags: KnownTags, onApply: @escaping @MainActor (LogbookFilter) -> Void
    ) {
        draft = filter
        self.panel = panel
        self.tags = tags
        self.onApply = onApply
    }

    var isExpanded: Bool {
        get { panel.isExpanded }
        set { if panel.isExpanded != newValue { panel.isExpanded = newValue } }
    }

    var knownTags: [ReadingTag] { tags.tags }

    func apply() {
        isExpanded = false
        onApply(draft.normalized)
    }
}

/// Whether the form to search shows more than the words: the same on every list of a session.
@MainActor @Observable
final class FilterPanel {
    var isExpanded = false
}
