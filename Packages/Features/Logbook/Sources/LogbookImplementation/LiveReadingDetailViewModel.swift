import Domain
import Logbook
import Observation
import ReadingStore

/// One reading, kept up to date with the store.
@MainActor @Observable
final class LiveReadingDetailViewModel: ReadingDetailViewModel {
    private let source: StoreBacked<LogbookEntry>

    init(reader: LogbookReader, reading: Reading.ID) {
        source = StoreBacked(reader.dependencies, interests: [.readings, .people]) {
            try await reader.entry(reading)
        }
    }

    var entry: Loadable<LogbookEntry> { source.value }

    func load() async {
        await source.load()
    }
}
