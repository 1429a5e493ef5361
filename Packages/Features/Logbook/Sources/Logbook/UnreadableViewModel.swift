package import Observation

/// What the list of unreadable frames shows.
@MainActor
package protocol UnreadableViewModel: AnyObject, Observable {
    /// The frames.
    var frames: Loadable<[UnreadableEntry]> { get }

    /// Reads the list, also again after a failure.
    func load() async
}

/// One frame that a meter sent and nobody could read. Its bytes are kept and asked for again.
package struct UnreadableEntry: Identifiable, Hashable, Sendable {
    /// A stable identifier in the list.
    package let id: String
    /// The name of the meter that sent it.
    package let deviceName: String
    /// The bytes, in hexadecimal.
    package let bytes: String
    /// Why it could not be read, in English.
    package let reason: String

    /// Makes an entry.
    package init(id: String, deviceName: String, bytes: String, reason: String) {
        self.id = id
        self.deviceName = deviceName
        self.bytes = bytes
        self.reason = reason
    }
}
