import Common
import LiveUI
import Logbook
import Observation
import ReadingStore

/// The readings whose time is not known, kept up to date with the store.
@MainActor @Observable
final class LiveReadingListViewModel: ReadingListViewModel {
    let selecting: LiveSelectionViewModel
    private let source: StoreBacked<ReadingList>

    init(reader: LogbookReader, after place: UntimedPlace? = nil, selecting: LiveSelectionViewModel) {
        self.selecting = selecting
        let source = StoreBacked(reader.dependencies, interests: [.readings, .people]) {
            try await reader.ofShownPerson().listWithoutTime(after: place)
        }
        self.source = source
        selecting.onEntries = { source.value.value?.entries ?? [] }
    }

    var list: Loadable<ReadingList> { source.value }

    func load() async {
        await source.load()
    }
}
