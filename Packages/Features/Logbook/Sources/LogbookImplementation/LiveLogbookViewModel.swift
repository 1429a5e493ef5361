import Domain
import Logbook
import Observation
import ReadingStore

/// One page of the logbook, kept up to date with the store.
@MainActor @Observable
final class LiveLogbookViewModel: LogbookViewModel {
    /// Set by the coordinator.
    @ObservationIgnored var onAddDevice: () -> Void = {}
    private let source: StoreBacked<LogbookPage>

    init(reader: LogbookReader, until day: CivilDate?, skipping skipped: Int) {
        source = StoreBacked(store: reader.store, interests: [.readings, .people, .unreadable]) {
            try await reader.page(until: day, skipping: skipped)
        }
    }

    var page: Loadable<LogbookPage> { source.value }

    func load() async {
        await source.load()
    }

    func addDevice() {
        onAddDevice()
    }
}
