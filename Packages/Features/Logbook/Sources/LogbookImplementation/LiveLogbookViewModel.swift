import Logbook
import Observation
import ReadingStore

/// One page of the logbook, kept up to date with the store.
@MainActor @Observable
final class LiveLogbookViewModel: LogbookViewModel {
    /// Set by the coordinator.
    @ObservationIgnored var onAddDevice: () -> Void = {}
    private let source: StoreBacked<LogbookPage>

    init(reader: LogbookReader, start: PageStart) {
        source = StoreBacked(reader.dependencies, interests: [.readings, .people, .unreadable]) {
            try await reader.page(start)
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
