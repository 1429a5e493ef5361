import Domain
import Preferences
import ReadingStore

extension PreferenceStore {
    /// Whose readings are shown, and so whose a new meter is; whoever is first where that cannot be read.
    var shownPerson: Person.ID {
        get async {
            guard case .person(let id)? = try? await values()[.shownPerson] else { return .first }
            return id
        }
    }
}
