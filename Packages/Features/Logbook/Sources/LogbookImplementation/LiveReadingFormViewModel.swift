import Common
import Domain
import Logbook
import Observation

/// A reading that is typed, or edited. What was entered stays when the store changes.
@MainActor @Observable
final class LiveReadingFormViewModel: ReadingFormViewModel {
    let editedID: Reading.ID?
    private(set) var form: Loadable<ReadingForm> = .loading
    var draft: ReadingDraft
    private(set) var problems: [DraftProblem] = []
    private(set) var failure: LogbookError?
    private var isSaving = false
    private let reader: LogbookReader
    private let actions: ReadingActions
    private let onSaved: @MainActor () -> Void

    /// Edits a reading, or adds one where there is none; `onSaved` leaves the screen.
    init(reader: LogbookReader, editing id: Reading.ID?, actions: ReadingActions, onSaved: @escaping @MainActor () -> Void) {
        self.reader = reader
        self.actions = actions
        self.onSaved = onSaved
        editedID = id
        draft = ReadingDraft(measure: .glucose(.milligramsPerDeciliter), time: reader.now)
    }

    func load() async {
        guard form.value == nil else { return }
        do {
            let form = try await reader.form(editing: editedID)
            guard self.form.value == nil else { return }
            if let reading = form.edited?.reading { draft = ReadingDraft(reading) } else { draft.measure = form.measures[0] }
            self.form = .loaded(form)
        } catch {
            form = .failed(LogbookError(reading: error))
        }
    }

    func toggle(_ tag: ReadingTag) {
        draft.tags = TagList(draft.tags).toggling(tag).text
    }

    func save() {
        guard !isSaving, let form = form.value else { return }
        let check = DraftCheck(draft, form: form, now: reader.now)
        problems = check.problems
        guard problems.isEmpty else { return }
        isSaving = true
        Task {
            do throws(LogbookError) {
                try await write(check, form)
                failure = nil
                onSaved()
            } catch {
                failure = error
            }
            isSaving = false
        }
    }

    private func write(_ check: DraftCheck, _ form: ReadingForm) async throws(LogbookError) {
        if let reading = form.edited?.reading {
            try await actions.edit([reading.id], check.changes(of: reading), as: .edited)
        } else if let reading = check.newReading(of: reader.person) {
            try await actions.add(reading)
        }
    }
}
