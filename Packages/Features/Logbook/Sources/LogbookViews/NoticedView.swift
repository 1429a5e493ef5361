package import Logbook
package import ViewCore

/// A screen with the message about what was done last.
package struct NoticedView<Board: NoticeBoard, Content: View>: View {
    private let board: Board
    private let content: Content

    /// Shows a board's message at the edge of a screen.
    package init(board: Board, @ViewBuilder content: () -> Content) {
        self.board = board
        self.content = content()
    }

    package var body: some View {
        content.toast(toast)
    }

    private var toast: Binding<Toast?> {
        Binding<Toast?>(get: { board.notice.map(toast) }, set: { if $0 == nil { board.dismiss() } })
    }

    private func toast(_ notice: LogbookNotice) -> Toast {
        guard notice.canUndo else { return Toast(id: notice.id, message: Text(notice.deed.title)) }
        return Toast(id: notice.id, message: Text(notice.deed.title)) { board.undo() }
    }
}

extension LogbookDeed {
    /// What was done, in words.
    var title: TextKey {
        switch self {
        case .added: key("done.added")
        case .edited: key("done.edited")
        case .deleted(let count): .doneDeleted(count: count)
        case .tagged(let count): .doneTagged(count: count)
        case .untagged(let count): .doneUntagged(count: count)
        case .leftOut(let count): .doneLeftOut(count: count)
        case .countedAgain(let count): .doneCountedAgain(count: count)
        case .notDone: key("done.notDone")
        case .undone: key("done.undone")
        case .notUndone: key("done.notUndone")
        }
    }

    private func key(_ key: String) -> TextKey {
        TextKey(key: key, module: "LogbookViews", arguments: [])
    }
}
