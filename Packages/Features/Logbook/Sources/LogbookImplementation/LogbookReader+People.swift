import Domain
import Logbook
import Preferences
import ReadingStore

extension LogbookReader {
    /// The reader of the person who is shown now; of whoever is first where that one is not there any more. Throws `ReadingStoreError` or
    /// `PreferencesError`.
    func ofShownPerson() async throws -> LogbookReader {
        guard case .person(let id) = try await dependencies.preferences.values()[.shownPerson] else { return self }
        let isThere = try await dependencies.people.people().contains { $0.id == id }
        return isThere ? LogbookReader(dependencies: dependencies, person: id) : self
    }

    /// The people whose readings can be shown, and whose are. Throws `ReadingStoreError` or `PreferencesError`.
    func people() async throws -> ShownPeople {
        let people = try await dependencies.people.people()
        let shown = try await ofShownPerson().person
        return ShownPeople(people: people, shown: people.contains { $0.id == shown } ? shown : people.first?.id ?? shown)
    }
}
