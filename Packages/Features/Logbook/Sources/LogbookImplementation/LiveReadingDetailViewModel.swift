import Domain
import Logbook
import Observation
import ReadingStore

/// One reading, kept up to date with the store.
@MainActor @Observable
final class LiveReadingDetailViewModel: ReadingDetailViewModel {
    var isAskingToDelete = false
    private(set) var failure: LogbookError?
    private let source: StoreBacked<ReadingDetail>
    private let id: Reading.ID
    private let actions: ReadingActions
    private let onList: @MainActor () -> LogbookRoute
    private let onDeleted: @MainActor () -> Void

    /// `onList` says which list the page lies on; `onDeleted` leaves the page.
    init(
        reader: LogbookReader, reading id: Reading.ID, actions: ReadingActions, onList: @escaping @MainActor () -> LogbookRoute,
        onDeleted: @escaping @MainActor () -> Void
    ) {
        self.id = id
        self.actions = actions
        self.onList = onList
        self.onDeleted = onDeleted
        source = StoreBacked(reader.dependencies, interests: [.readings, .people]) {
            try await reader.detail(id)
        }
    }

    var detail: Loadable<ReadingDetail> { source.value }
    var list: LogbookRoute { onList() }

    func load() async {
        await source.load()
    }

    func delete() {
        run { [id, onDeleted] actions throws(LogbookError) in
            try await actions.delete([id])
            onDeleted()
        }
    }

    func countAgain() {
        run { [id] actions throws(LogbookError) in try await actions.edit([id], [.exclusion(nil)], as: .countedAgain(1)) }
    }

    private func run(_ work: @escaping @MainActor (ReadingActions) async throws(LogbookError) -> Void) {
        Task { [actions] in
            do throws(LogbookError) {
                try await work(actions)
                failure = nil
            } catch {
                failure = error
            }
        }
    }
}
