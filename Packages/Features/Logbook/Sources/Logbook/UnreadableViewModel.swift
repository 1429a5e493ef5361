package import Observation

/// What the list of unreadable frames shows.
@MainActor
package protocol UnreadableViewModel: AnyObject, Observable {
    /// The frames, oldest first.
    var frames: Loadable<UnreadableList> { get }

    /// Reads the list, also again after a failure.
    func load() async
}

/// Some unreadable frames, and how many there are in all.
package struct UnreadableList: Hashable, Sendable {
    /// The frames, at most a hundred.
    package let entries: [UnreadableEntry]
    /// How many there are in all.
    package let totalCount: Int

    /// Makes a list.
    package init(entries: [UnreadableEntry], totalCount: Int) {
        self.entries = entries
        self.totalCount = totalCount
    }
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
