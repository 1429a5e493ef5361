import Common
import Domain
import Observation
import Profile
import ReadingStore

/// What someone says about themselves, as it is entered. It stays when the store changes.
@MainActor @Observable
final class LivePersonFormViewModel: PersonFormViewModel {
    let editedID: Person.ID?
    private(set) var stored: Loadable<PersonDetails> = .loading
    var draft = PersonDetails()
    private(set) var problems: [PersonProblem] = []
    let saving = Saving()
    private let reader: ProfileReader
    private var others: [Person] = []

    /// Edits someone, or adds somebody where there is no identifier.
    init(reader: ProfileReader, editing id: Person.ID?) {
        self.reader = reader
        editedID = id
    }

    var failure: ProfileError? { saving.failure }

    func load() async {
        guard stored.value == nil else { return }
        do {
            let details = if let editedID { try await reader.details(of: editedID) } else { PersonDetails() }
            others = try await reader.dependencies.people.people().filter { $0.id != editedID }
            guard stored.value == nil else { return }
            draft = details
            stored = .loaded(details)
        } catch {
            stored = .failed(ProfileError(reading: error))
        }
    }

    func save() {
        guard stored.value != nil, !saving.isRunning else { return }
        problems = check()
        guard problems.isEmpty else { return }
        let (profile, people) = (draft.profile, reader.dependencies.people)
        saving.run { [editedID] in
            let id = if let editedID { editedID } else { try await people.addPerson(name: profile.name).id }
            try await people.setProfile(profile, of: id)
        }
    }

    private func check() -> [PersonProblem] {
        var problems: [PersonProblem] = []
        let name = draft.name.trimmed
        if name.isEmpty, !others.isEmpty { problems.append(.nameMissing) }
        if !name.isEmpty, others.contains(where: { $0.name.lowercased() == name.lowercased() }) { problems.append(.nameTaken) }
        if let birthDate = draft.birthDate, let today = reader.today, birthDate > today { problems.append(.birthDateInFuture) }
        return problems
    }
}
