import Common
import CommonUI
package import DeviceSync
import DeviceSyncViews
package import Logbook
package import ViewCore

/// The readings by day, newest first.
package struct LogbookView<ViewModel: LogbookViewModel>: View {
    private let viewModel: ViewModel
    private let syncing: any DeviceSyncing

    /// Shows a view model, below the syncs that run.
    package init(viewModel: ViewModel, syncing: any DeviceSyncing) {
        self.viewModel = viewModel
        self.syncing = syncing
    }

    package var body: some View {
        VStack {
            PageHeader("logbook.title") {
                AppLinkButton("form.add", value: LogbookRoute.add)
                if viewModel.page.value?.entries.isEmpty == false { SelectButton(viewModel: viewModel.selecting) }
            }
            SyncBanner(syncing: syncing)
            content
        }
        .task { await viewModel.load() }
    }

    @ViewBuilder
    private var content: some View {
        switch viewModel.page {
        case .loading: ProgressView("logbook.loading")
        case .failed(let error): FailureBanner(error.title, error.advice) { await viewModel.load() }
        case .loaded(let page) where page.isEmpty:
            EmptyState("logbook.empty.title", message: "logbook.empty.message", symbol: AssetName.book) {
                AppButton("logbook.addDevice", kind: .primary) { viewModel.addDevice() }
            }
        case .loaded(let page):
            SearchOrSelection(filterForm: viewModel.filterForm, selecting: viewModel.selecting)
            LogbookPageView(page: page, selecting: viewModel.selecting)
        }
    }
}
