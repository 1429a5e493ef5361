import Common
import LiveUI
import Logbook
import Observation
import ReadingStore

/// One page of the logbook, kept up to date with the store.
@MainActor @Observable
final class LiveLogbookViewModel: LogbookViewModel {
    let filterForm: LiveFilterFormViewModel
    let selecting: LiveSelectionViewModel
    private let source: StoreBacked<LogbookPage>
    private let onAddDevice: @MainActor () -> Void

    init(
        reader: LogbookReader, start: PageStart, filterForm: LiveFilterFormViewModel, selecting: LiveSelectionViewModel,
        onAddDevice: @escaping @MainActor () -> Void = {}
    ) {
        self.filterForm = filterForm
        self.selecting = selecting
        self.onAddDevice = onAddDevice
        let source = StoreBacked(reader.dependencies, interests: [.readings, .people, .unreadable]) {
            try await reader.ofShownPerson().page(start)
        }
        self.source = source
        selecting.onEntries = { source.value.value?.entries ?? [] }
    }

    var page: Loadable<LogbookPage> { source.value }

    func load() async {
        await source.load()
    }

    func addDevice() {
        onAddDevice()
    }
}
