import Common
import LiveUI
import Logbook
import Observation
import ReadingStore

/// The frames that nobody could read, kept up to date with the store.
@MainActor @Observable
final class LiveUnreadableViewModel: UnreadableViewModel {
    private let source: StoreBacked<UnreadableList>

    init(reader: LogbookReader, after key: Int64? = nil) {
        source = StoreBacked(reader.dependencies, interests: .unreadable) {
            try await reader.unreadable(after: key)
        }
    }

    var frames: Loadable<UnreadableList> { source.value }

    func load() async {
        await source.load()
    }
}
