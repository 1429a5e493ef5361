import CommonUI
package import Logbook
package import ViewCore

/// The readings by day, newest first.
package struct LogbookView<ViewModel: LogbookViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        VStack {
            PageHeader("logbook.title")
            content
        }
        .task { await viewModel.load() }
    }

    @ViewBuilder
    private var content: some View {
        switch viewModel.page {
        case .loading: ProgressView("logbook.loading")
        case .failed(let error): FailureBanner(error: error) { await viewModel.load() }
        case .loaded(let page) where page.isEmpty:
            EmptyState("logbook.empty.title", message: "logbook.empty.message", symbol: "book") {
                AppButton("logbook.addDevice", kind: .primary) { viewModel.addDevice() }
            }
        case .loaded(let page): LogbookPageView(page: page)
        }
    }
}
