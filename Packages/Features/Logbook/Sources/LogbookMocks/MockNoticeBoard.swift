package import Logbook
import Observation

/// A board whose message is given.
@MainActor @Observable
package final class MockNoticeBoard: NoticeBoard {
    package var notice: LogbookNotice?
    /// How often its message was to be undone.
    package private(set) var undoCallCount = 0
    /// How often its message was to be taken away.
    package private(set) var dismissCallCount = 0

    /// Makes a board with a message, or without.
    package init(_ notice: LogbookNotice? = nil) {
        self.notice = notice
    }

    package func undo() { undoCallCount += 1 }
    package func dismiss() { dismissCallCount += 1 }
}
