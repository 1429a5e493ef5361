import CommonUI
import Domain
package import Logbook
package import ViewCore

/// One reading with all that is known of it.
package struct ReadingDetailView<ViewModel: ReadingDetailViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        VStack {
            PageHeader("detail.title", back: BackLink("logbook.title", value: LogbookRoute.newest))
            content
        }
        .task { await viewModel.load() }
    }

    @ViewBuilder
    private var content: some View {
        switch viewModel.entry {
        case .loading: ProgressView("logbook.loading")
        case .failed(let error): FailureBanner(error: error) { await viewModel.load() }
        case .loaded(let entry): ReadingCard(entry: entry)
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
                OriginRows(reading: reading)
            }
        }
    }

    private var reading: Reading { entry.reading }
}
