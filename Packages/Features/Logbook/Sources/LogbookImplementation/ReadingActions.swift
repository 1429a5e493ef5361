import Domain
import Logbook
import ReadingStore

/// Changes readings, and says on the board what was done and how it is undone.
@MainActor
struct ReadingActions {
    let editing: any ReadingEditing
    let board: LiveNoticeBoard

    /// Adds a reading.
    func add(_ reading: NewReading) async throws(LogbookError) {
        try await attempt {
            let added = try await editing.add(reading)
            board.post(.added, undoing: .addition(added.id))
        }
    }

    /// Makes changes to readings, which are one change to undo; none where there are none.
    func edit(_ ids: [Reading.ID], _ changes: [ReadingChange], as deed: LogbookDeed) async throws(LogbookError) {
        guard !ids.isEmpty, !changes.isEmpty else { return }
        try await attempt { board.post(deed, undoing: .change(try await editing.edit(ids, changes))) }
    }

    /// Deletes readings.
    func delete(_ ids: [Reading.ID]) async throws(LogbookError) {
        guard !ids.isEmpty else { return }
        try await attempt { board.post(.deleted(ids.count), undoing: .change(try await editing.delete(ids))) }
    }

    private func attempt(_ work: () async throws -> Void) async throws(LogbookError) {
        do {
            try await work()
        } catch {
            throw LogbookError(changing: error)
        }
    }
}
