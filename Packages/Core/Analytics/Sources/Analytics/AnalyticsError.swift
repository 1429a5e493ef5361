/// Why the kept events could not be read or changed.
public enum AnalyticsError: Error, Equatable, Sendable, CustomStringConvertible {
    /// They could not be read; the text is the storage's own description.
    case notRead(String)
    /// They could not be turned on or off, or erased; the text is the storage's own description.
    case notStored(String)

    /// What was tried, what is safe, and what to do next; English, for logs and the command line.
    public var description: String {
        switch self {
        case .notRead(let text): "The usage events could not be read. \(text)"
        case .notStored(let text): "The usage events could not be changed and are as they were; try again. \(text)"
        }
    }
}
