/// What could not be done.
package enum InsightsError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The machine's clock shows no usable date.
    case noDate
    /// It could not be read; with the storage's words.
    case notRead(String)
    /// It could not be stored, and is as it was; with the storage's words.
    case notStored(String)
    /// There is no such laboratory value, or not any more.
    case noSuchResult

    /// English, for logs.
    package var description: String {
        switch self {
        case .noDate: "the machine's clock shows no usable date; set it and try again"
        case .notRead(let words): "the readings were not read (\(words)); nothing is lost, try again"
        case .notStored(let words): "nothing was changed (\(words)); all is as it was, try again"
        case .noSuchResult: "there is no such laboratory value; see the list and try again"
        }
    }
}
