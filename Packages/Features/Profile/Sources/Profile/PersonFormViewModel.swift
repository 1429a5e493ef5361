import Common
package import Domain
package import Observation

/// What is wrong with what someone says about themselves.
package enum PersonProblem: Hashable, Sendable {
    /// There are several people, and this one has no name.
    case nameMissing
    /// Somebody else has that name.
    case nameTaken
    /// The day of birth has not come yet.
    case birthDateInFuture
}

/// Where someone says who they are.
@MainActor
package protocol PersonFormViewModel: AnyObject, Observable {
    /// Who it is; nil where somebody is added.
    var editedID: Person.ID? { get }
    /// What was stored when the form was opened.
    var stored: Loadable<PersonDetails> { get }
    /// What was entered.
    var draft: PersonDetails { get set }
    /// What was wrong with it when it was last to be saved.
    var problems: [PersonProblem] { get }
    /// Why it could not be saved.
    var failure: ProfileError? { get }

    /// Reads what is stored, also again after a failure.
    func load() async
    /// Saves, where nothing is wrong, and leaves the screen.
    func save()
}
