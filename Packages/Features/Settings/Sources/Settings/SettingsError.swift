/// What could not be done. The settings are as they were.
package enum SettingsError: Error, Hashable, Sendable, CustomStringConvertible {
    /// They could not be read; with the storage's words.
    case notRead(String)
    /// One could not be changed; with the storage's words.
    case notStored(String)

    /// English, for logs.
    package var description: String {
        switch self {
        case .notRead(let words): "the settings were not read (\(words)); nothing is lost, try again"
        case .notStored(let words): "the setting was not changed (\(words)); all are as they were, try again"
        }
    }
}
