import Common
import CommonUI
package import Logbook
package import ViewCore

/// What meters sent and nobody could read, with its bytes.
package struct UnreadableView<ViewModel: UnreadableViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        VStack {
            PageHeader("unreadable.title", subtitle: "unreadable.explanation", back: BackLink("logbook.title", value: LogbookRoute.newest))
            content
        }
        .task { await viewModel.load() }
    }

    @ViewBuilder
    private var content: some View {
        switch viewModel.frames {
        case .loading: ProgressView("logbook.loading")
        case .failed(let error): FailureBanner(error.title, error.advice) { await viewModel.load() }
        case .loaded(let list) where list.totalCount == 0: EmptyState("unreadable.empty")
        case .loaded(let list):
            if !list.entries.isEmpty { UnreadableTable(entries: list.entries) }
            ListEnd(shown: list.entries.count, total: list.totalCount, next: list.next, first: list.isFirst ? nil : .unreadable)
        }
    }
}

/// The frames: meter, bytes, reason.
struct UnreadableTable: View {
    let entries: [UnreadableEntry]

    var body: some View {
        Table(entries, caption: Text("unreadable.caption")) {
            TableColumn("unreadable.device", value: \.deviceName)
            TableColumn("unreadable.bytes", value: \.bytes)
            TableColumn("unreadable.reason") { Text($0.reason.title) }
        }
    }
}
