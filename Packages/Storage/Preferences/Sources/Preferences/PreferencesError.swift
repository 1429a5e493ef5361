/// Why preferences could not be read or set.
public enum PreferencesError: Error, Equatable, Sendable, CustomStringConvertible {
    /// They could not be read; the text is the storage's own description.
    case notRead(String)
    /// One could not be set; the text is the storage's own description.
    case notStored(name: String, String)

    /// What was tried, what is safe, and what to do next; English, for logs and the command line.
    public var description: String {
        switch self {
        case .notRead(let text): "The preferences could not be read. \(text)"
        case .notStored(let name, let text): "The preference “\(name)” could not be stored and is as it was. \(text)"
        }
    }
}
