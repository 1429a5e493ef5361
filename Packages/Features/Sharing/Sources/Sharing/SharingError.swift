/// What could not be done. Nothing is lost by any of it: a file that leaves the app changes nothing in it.
public enum SharingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The readings could not be read; with the storage's words.
    case notRead(String)
    /// There is no such person, or not any more.
    case noSuchPerson
    /// The format holds the readings of one person, and there are several.
    case personNeeded
    /// The last day lies before the first.
    case daysReversed

    /// English, for logs and the command line.
    public var description: String {
        switch self {
        case .notRead(let words): "the readings were not read (\(words)); nothing is lost, try again"
        case .noSuchPerson: "there is no such person; no file was made, see the list of people and try again"
        case .personNeeded: "a file of this format is of one person, and there are several; no file was made, name one and try again"
        case .daysReversed: "the last day lies before the first; no file was made, correct the days and try again"
        }
    }
}
