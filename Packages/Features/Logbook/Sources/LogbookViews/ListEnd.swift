import CommonUI
import Logbook
import ViewCore

/// What stands below a list that goes on: how much of it is shown, and the ways to the rest.
struct ListEnd: View {
    let shown: Int
    let total: Int
    let next: LogbookRoute?
    /// Where the list begins; nil on its first page.
    let first: LogbookRoute?

    var body: some View {
        VStack {
            if total > shown {
                Text(.listMore(shown, total)).foregroundStyle(.secondary)
            }
            if let next { AppLinkButton("list.next", value: next) }
            if let first { NavigationLink("list.first", value: first) }
        }
    }
}
