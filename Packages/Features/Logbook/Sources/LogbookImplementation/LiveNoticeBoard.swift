import Domain
import Logbook
import Observation
import ReadingStore

/// The message of one session about what was done last, and the way to undo it.
@MainActor @Observable
final class LiveNoticeBoard: NoticeBoard {
    /// How something is undone.
    enum Undo: Hashable, Sendable {
        /// By taking a change back.
        case change(ChangeID)
        /// By deleting what was added.
        case addition(Reading.ID)
    }

    private(set) var notice: LogbookNotice?
    @ObservationIgnored private var undoing: Undo?
    @ObservationIgnored private var lastID = 0
    private let editing: any ReadingEditing

    init(editing: any ReadingEditing) {
        self.editing = editing
    }

    /// Says that something was done.
    func post(_ deed: LogbookDeed, undoing: Undo? = nil) {
        lastID += 1
        self.undoing = undoing
        notice = LogbookNotice(id: lastID, deed: deed, canUndo: undoing != nil)
    }

    func undo() {
        guard let undoing else { return }
        dismiss()
        Task { post(await take(undoing) ? .undone : .notUndone) }
    }

    func dismiss() {
        undoing = nil
        notice = nil
    }

    private func take(_ undo: Undo) async -> Bool {
        do {
            switch undo {
            case .change(let change): return try await !editing.undo(change).isEmpty
            case .addition(let id):
                _ = try await editing.delete([id])
                return true
            }
        } catch {
            return false
        }
    }
}
