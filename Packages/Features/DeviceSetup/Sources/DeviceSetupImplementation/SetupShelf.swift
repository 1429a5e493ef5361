/// Remembers the setup that was begun last, as long as a session has it: a page that is loaded anew is a new session.
@MainActor
final class SetupShelf {
    weak var latest: SetupFlow?
}
