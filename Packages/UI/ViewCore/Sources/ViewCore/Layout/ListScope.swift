/// The state of a list while its rows are written.
final class ListScope {
    /// Whether the `ul` of the rows is open.
    var isOpen = false
}

extension RenderContext {
    /// Writes an element; at the level of a list's rows, within a row of its own.
    func writeInRow(_ write: () -> Void) {
        guard let scope = list else { return write() }
        openRows(scope)
        buffer.write("<li")
        if pending.needsRowID {
            attribute("id", pathID(suffix: ".li"))
            pending.needsRowID = false
        }
        buffer.write(" class=\"row\">")
        list = nil
        write()
        list = scope
        buffer.write("</li>")
    }

    /// Writes the rows of a list, in a `ul` that is opened by the first row.
    func rows(_ content: () -> Void) {
        let outer = list
        let scope = ListScope()
        list = scope
        content()
        closeRows(scope)
        list = outer
    }

    /// Writes content that is no row: open rows are closed before it.
    func outsideRows(_ content: () -> Void) {
        let outer = list
        if let outer {
            closeRows(outer)
            pending.needsID = pending.needsID || pending.needsRowID
            pending.needsRowID = false
        }
        list = nil
        content()
        list = outer
    }

    private func closeRows(_ scope: ListScope) {
        guard scope.isOpen else { return }
        buffer.write("</ul>")
        scope.isOpen = false
    }

    private func openRows(_ scope: ListScope) {
        guard !scope.isOpen else { return }
        buffer.write("<ul class=\"rows\">")
        scope.isOpen = true
    }
}
