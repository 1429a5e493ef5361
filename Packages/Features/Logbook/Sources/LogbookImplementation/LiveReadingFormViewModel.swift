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
    /// Whether the store has not answered yet.
    private(set) var isSaving = false
    private let reader: LogbookReader
    /// Whose reading it will be: who was shown when the form was opened, whoever is shown by the time when it is saved.
    private var person: Person.ID
    private let actions: ReadingActions
    /// Leaves the screen, before the store has answered: without a script, the next page is asked for at once. Set by the coordinator.
    @ObservationIgnored var onSave: @MainActor () -> Void = {}
    /// Comes back to the screen, with all that was entered. Set by the coordinator.
    @ObservationIgnored var onFailure: @MainActor () -> Void = {}

    /// Edits a reading, or adds one where there is none.
    init(reader: LogbookReader, editing id: Reading.ID?, actions: ReadingActions) {
        self.reader = reader
        person = reader.person
        self.actions = actions
        editedID = id
        draft = ReadingDraft(measure: .glucose(.milligramsPerDeciliter), time: reader.now)
    }

    func load() async {
        guard form.value == nil else { return }
        do {
            let reader = try await reader.ofShownPerson()
            let form = try await reader.form(editing: editedID)
            guard self.form.value == nil else { return }
            person = reader.person
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
        failure = nil
        onSave()
        Task {
            do throws(LogbookError) {
                try await write(check, form)
            } catch {
                failure = error
                onFailure()
            }
            isSaving = false
        }
    }

    private func write(_ check: DraftCheck, _ form: ReadingForm) async throws(LogbookError) {
        if let reading = form.edited?.reading {
            try await actions.edit([reading.id], check.changes(of: reading), as: .edited)
        } else if let reading = check.newReading(of: person) {
            try await actions.add(reading)
        }
    }
}
