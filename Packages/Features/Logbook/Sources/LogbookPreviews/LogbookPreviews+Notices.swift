import Common
import Logbook
import LogbookMocks
import LogbookViews
import PreviewHost
import ViewCore

nonisolated extension LogbookPreviews {
    /// The message about what was done last.
    static let notices: [Preview] = [
        notice("added", .added), notice("edited", .edited), notice("deleted", .deleted(3)), notice("tagged", .tagged(1)),
        notice("untagged", .untagged(2)), notice("left out", .leftOut(2)), notice("counted again", .countedAgain(1)),
        notice("not done", .notDone, canUndo: false), notice("undone", .undone, canUndo: false),
        notice("not undone", .notUndone, canUndo: false),
    ]

    private static func notice(_ state: String, _ deed: LogbookDeed, canUndo: Bool = true) -> Preview {
        Preview("Notice", state) { calls in
            withDays { days in
                NoticedView(board: MockNoticeBoard(LogbookNotice(id: 1, deed: deed, canUndo: canUndo))) {
                    logbook(.loaded(.fixture(today: days.today)), calls)
                }
            }
        }
    }
}
