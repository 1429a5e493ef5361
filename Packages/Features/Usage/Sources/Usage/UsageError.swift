/// What could not be done. The kept events are as they were.
package enum UsageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The events could not be read; with the storage's words.
    case notRead(String)
    /// They could not be turned on or off, or erased; with the storage's words.
    case notStored(String)

    /// English, for logs.
    package var description: String {
        switch self {
        case .notRead(let words): "the usage events were not read (\(words)); nothing is lost, try again"
        case .notStored(let words): "the usage events were not changed (\(words)); they are as they were, try again"
        }
    }
}
