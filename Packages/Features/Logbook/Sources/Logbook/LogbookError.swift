/// Why the logbook cannot be shown or changed. Nothing is lost: what fails changes nothing.
package enum LogbookError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The store could not be read; with its words.
    case notRead(String)
    /// The store could not take a change; with its words.
    case notChanged(String)
    /// There is no such reading, or it was deleted.
    case noSuchReading

    /// English, for logs.
    package var description: String {
        switch self {
        case .notRead(let reason): "the readings could not be read: \(reason)"
        case .notChanged(let reason): "nothing was changed: \(reason)"
        case .noSuchReading: "there is no such reading; it may have been deleted"
        }
    }
}
