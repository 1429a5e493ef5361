import Common
import CommonUI
import Domain
package import Logbook
package import ViewCore

/// One reading with all that is known of it, and what can be done with it.
package struct ReadingDetailView<ViewModel: ReadingDetailViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        VStack {
            PageHeader("detail.title", back: back) {
                if let detail = viewModel.detail.value { actions(detail.entry.id) }
            }
            content
        }
        .confirmationDialog("detail.delete.title", isPresented: Bindable(viewModel).isAskingToDelete) {
            Button("detail.delete", role: .destructive) { viewModel.delete() }
        } message: {
            Text("detail.delete.message")
        }
        .task { await viewModel.load() }
    }

    private var back: BackLink {
        if case .find = viewModel.list { return BackLink("found.title", value: viewModel.list) }
        return BackLink("logbook.title", value: viewModel.list)
    }

    private func actions(_ id: Reading.ID) -> some View {
        HStack {
            AppLinkButton("detail.edit", value: LogbookRoute.edit(id))
            AppButton("detail.delete", kind: .destructive) { viewModel.isAskingToDelete = true }
        }
    }

    @ViewBuilder
    private var content: some View {
        switch viewModel.detail {
        case .loading: ProgressView("logbook.loading")
        case .failed(let error): FailureBanner(error.title, error.advice) { await viewModel.load() }
        case .loaded(let detail):
            if let failure = viewModel.failure { Banner(.error, title: Text(failure.title), message: Text(failure.advice)) }
            if let reason = detail.entry.reading.exclusion {
                Banner(.info, title: Text("detail.leftOut"), message: Text(.detailLeftOutBecause(reason))) {
                    AppButton("select.countAgain") { viewModel.countAgain() }
                }
            }
            ReadingCard(entry: detail.entry)
            HistoryView(items: detail.history)
        }
    }
}

/// The value in large, and the facts below it.
struct ReadingCard: View {
    let entry: LogbookEntry

    var body: some View {
        Card {
            HStack {
                ReadingValue(reading.result, unit: entry.unit, size: .large)
                if let band = entry.band { RangeBadge(band) }
                EntryTags(reading: reading)
            }
            DescriptionList {
                TimeRows(reading: reading)
                ValueRows(reading: reading)
                SampleRows(reading: reading)
                PersonRows(reading: reading)
                OriginRows(reading: reading)
            }
        }
    }

    private var reading: Reading { entry.reading }
}
