import Common
import CommonUI
package import Logbook
package import ViewCore

/// Readings whose time the meter did not know.
package struct WithoutTimeView<ViewModel: ReadingListViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        VStack {
            PageHeader(
                "withoutTime.title", subtitle: "withoutTime.explanation", back: BackLink("logbook.title", value: LogbookRoute.newest)
            ) {
                if viewModel.list.value?.entries.isEmpty == false { SelectButton(viewModel: viewModel.selecting) }
            }
            content
        }
        .task { await viewModel.load() }
    }

    @ViewBuilder
    private var content: some View {
        switch viewModel.list {
        case .loading: ProgressView("logbook.loading")
        case .failed(let error): FailureBanner(error.title, error.advice) { await viewModel.load() }
        case .loaded(let list) where list.totalCount == 0: EmptyState("withoutTime.empty")
        case .loaded(let list):
            SelectionBar(viewModel: viewModel.selecting)
            EntryList(entries: list.entries, selecting: viewModel.selecting)
            ListEnd(shown: list.entries.count, total: list.totalCount, next: list.next, first: list.isFirst ? nil : .withoutTime)
        }
    }
}
