package import Observation

/// Something that was done to readings.
package enum LogbookDeed: Hashable, Sendable {
    /// A reading was added.
    case added
    /// A reading was edited.
    case edited
    /// So many were deleted.
    case deleted(Int)
    /// So many were tagged.
    case tagged(Int)
    /// So many lost a tag.
    case untagged(Int)
    /// So many were left out of statistics.
    case leftOut(Int)
    /// So many count again.
    case countedAgain(Int)
    /// It could not be done, and nothing was changed.
    case notDone
    /// The last deed was undone.
    case undone
    /// The last deed could not be undone, since readings were changed again.
    case notUndone
}

/// A short message about what was done.
package struct LogbookNotice: Identifiable, Hashable, Sendable {
    /// Tells one message from the next.
    package let id: Int
    /// What was done.
    package let deed: LogbookDeed
    /// Whether it can be undone.
    package let canUndo: Bool

    /// Makes a message.
    package init(id: Int, deed: LogbookDeed, canUndo: Bool) {
        self.id = id
        self.deed = deed
        self.canUndo = canUndo
    }
}

/// The message that every screen of the section shows, until it is dismissed.
@MainActor
package protocol NoticeBoard: AnyObject, Observable {
    /// The message, while there is one.
    var notice: LogbookNotice? { get }
    /// Undoes what the message says.
    func undo()
    /// Takes the message away.
    func dismiss()
}
