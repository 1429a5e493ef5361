import Common
import Domain
import LiveUI
import Logbook
import Observation
import Preferences
import ReadingStore

/// Whose readings are shown, kept in the preferences.
@MainActor @Observable
final class LivePersonSwitchViewModel: PersonSwitchViewModel {
    private let source: StoreBacked<ShownPeople>
    private let preferences: any PreferenceStore
    /// Why a choice could not be stored; the readings of who was shown before are shown then.
    private var failure: LogbookError?

    init(reader: LogbookReader) {
        preferences = reader.dependencies.preferences
        source = StoreBacked(reader.dependencies, interests: .people) { try await reader.people() }
    }

    var people: Loadable<ShownPeople> { failure.map { .failed($0) } ?? source.value }

    func load() async {
        failure = nil
        await source.load()
    }

    func show(_ person: Person.ID) {
        guard person != source.value.value?.shown else { return }
        Task {
            do {
                try await preferences.set(.person(person), for: .shownPerson)
            } catch {
                failure = LogbookError(changing: error)
            }
        }
    }
}
