import Domain
import Logbook
import Observation
import ReadingStore

/// One reading, kept up to date with the store.
@MainActor @Observable
final class LiveReadingDetailViewModel: ReadingDetailViewModel {
    private let source: StoreBacked<ReadingDetail>

    init(reader: LogbookReader, reading: Reading.ID) {
        source = StoreBacked(store: reader.store, interests: [.readings, .people]) {
            try await reader.detail(reading)
        }
    }

    var detail: Loadable<ReadingDetail> { source.value }

    func load() async {
        await source.load()
    }
}
