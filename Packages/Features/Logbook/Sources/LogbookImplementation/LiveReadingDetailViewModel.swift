import Common
import Domain
import LiveUI
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
    private let onDelete: @MainActor () -> Void

    /// `onList` says which list the page lies on; `onDelete` leaves the page, before the store has answered.
    init(
        reader: LogbookReader, reading id: Reading.ID, actions: ReadingActions, onList: @escaping @MainActor () -> LogbookRoute,
        onDelete: @escaping @MainActor () -> Void
    ) {
        self.id = id
        self.actions = actions
        self.onList = onList
        self.onDelete = onDelete
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
        onDelete()
        Task { [id, actions] in
            do throws(LogbookError) {
                try await actions.delete([id])
            } catch {
                failure = error
                actions.board.post(.notDone)
            }
        }
    }

    func countAgain() {
        Task { [id, actions] in
            do throws(LogbookError) {
                try await actions.edit([id], [.exclusion(nil)], as: .countedAgain(1))
                failure = nil
            } catch {
                failure = error
            }
        }
    }
}
