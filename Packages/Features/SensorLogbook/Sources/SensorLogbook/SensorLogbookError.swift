/// Why the screen cannot be shown. Nothing is lost: showing it changes nothing.
package enum SensorLogbookError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The readings could not be read; with the store's words.
    case notRead(String)

    /// English, for logs.
    package var description: String {
        switch self {
        case .notRead(let words): "the readings of the sensor were not read (\(words)); nothing is lost, try again"
        }
    }
}
