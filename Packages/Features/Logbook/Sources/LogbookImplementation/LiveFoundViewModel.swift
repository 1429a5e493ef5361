import Common
import LiveUI
import Logbook
import Observation
import ReadingStore

/// One page of the readings that a person looks for, kept up to date with the store.
@MainActor @Observable
final class LiveFoundViewModel: FoundViewModel {
    let filter: LogbookFilter
    let filterForm: LiveFilterFormViewModel
    let selecting: LiveSelectionViewModel
    private let source: StoreBacked<FoundPage>

    init(
        reader: LogbookReader, filter: LogbookFilter, after place: FoundPlace? = nil, filterForm: LiveFilterFormViewModel,
        selecting: LiveSelectionViewModel
    ) {
        self.filter = filter
        self.filterForm = filterForm
        self.selecting = selecting
        let source = StoreBacked(reader.dependencies, interests: [.readings, .people]) {
            try await reader.ofShownPerson().found(filter, after: place)
        }
        self.source = source
        selecting.onEntries = { source.value.value?.entries ?? [] }
    }

    var found: Loadable<FoundPage> { source.value }

    func load() async {
        await source.load()
    }
}
