/// What could not be done.
package enum ProfileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// It could not be read; with the storage's words.
    case notRead(String)
    /// It could not be stored, and is as it was; with the storage's words.
    case notStored(String)
    /// There is no such person, or not any more.
    case noSuchPerson
    /// There is no such meter, or it is somebody else's.
    case noSuchMeter
    /// All of the person was deleted, but traces may be left in the files until the next start; with the storage's words.
    case tracesLeft(String)

    /// English, for logs.
    package var description: String {
        switch self {
        case .notRead(let words): "the people were not read (\(words)); nothing is lost, try again"
        case .notStored(let words): "nothing was changed (\(words)); all is as it was, try again"
        case .noSuchPerson: "there is no such person; nothing was changed, see the list and try again"
        case .noSuchMeter: "this person has no such meter; nothing was changed, see the list and try again"
        case .tracesLeft(let words): "everything of the person is deleted, but the files were not rewritten (\(words)); start the app again"
        }
    }
}
