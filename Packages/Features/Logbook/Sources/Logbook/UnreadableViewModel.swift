import Common
package import Domain
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
    /// The frames, one page of them.
    package let entries: [UnreadableEntry]
    /// How many there are in all.
    package let totalCount: Int
    /// Where the list goes on; nil at its end.
    package let next: LogbookRoute?
    /// Whether this is where the list begins.
    package let isFirst: Bool

    /// Makes a list.
    package init(entries: [UnreadableEntry], totalCount: Int, next: LogbookRoute? = nil, isFirst: Bool = true) {
        self.entries = entries
        self.totalCount = totalCount
        self.next = next
        self.isFirst = isFirst
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
    /// Why it could not be read.
    package let reason: UnreadableReason

    /// Makes an entry.
    package init(id: String, deviceName: String, bytes: String, reason: UnreadableReason) {
        self.id = id
        self.deviceName = deviceName
        self.bytes = bytes
        self.reason = reason
    }
}
