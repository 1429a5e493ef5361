import Common
import CommonUI
package import Insights
import Statistics
package import ViewCore

/// Two periods beside each other.
package struct ComparisonView<ViewModel: InsightsPageViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model, whose dates are those of the other period.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        VStack(spacing: .l) {
            PageHeader(
                "comparison.title", subtitle: "comparison.explanation",
                back: BackLink("insights.title", value: InsightsRoute.overview(viewModel.choice)))
            Card("comparison.with") { DaysForm(viewModel: viewModel) }
            switch viewModel.page {
            case .loading: ProgressView("insights.loading")
            case .failed(let error): FailureBanner(error: error) { await viewModel.load() }
            case .loaded(let page): ComparedPeriods(page: page)
            }
        }
        .task { await viewModel.load() }
    }
}

/// The figures, ranges and profiles of both.
private struct ComparedPeriods: View {
    let page: InsightsPage

    var body: some View {
        Text(.comparisonDays(words.days(page.dataset.period), words.days(page.other.period)))
        PageNotices(page: page)
        KeyFigures(page: page, otherTitle: Text(verbatim: words.days(page.other.period)), showsDifference: true)
        RangeFigures(page: page, otherTitle: Text(verbatim: words.days(page.other.period)))
        ForEach([page.dataset, page.other], id: \.scope) { dataset in
            Section {
                ProfilePicture(dataset: dataset, unit: page.unit)
            } header: {
                Text(verbatim: words.days(dataset.period))
            }
        }
    }

    private var words: FigureWords { FigureWords(unit: page.unit) }
}
