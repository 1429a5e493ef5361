import Logbook
import Observation
import ReadingStore

/// The readings whose time is not known, kept up to date with the store.
@MainActor @Observable
final class LiveReadingListViewModel: ReadingListViewModel {
    private let source: StoreBacked<ReadingList>

    init(reader: LogbookReader, after place: UntimedPlace? = nil) {
        source = StoreBacked(reader.dependencies, interests: [.readings, .people]) {
            try await reader.listWithoutTime(after: place)
        }
    }

    var list: Loadable<ReadingList> { source.value }

    func load() async {
        await source.load()
    }
}
