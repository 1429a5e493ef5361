import CommonUI
import Domain
package import Insights
import Statistics
package import ViewCore

/// The figures and charts of a period.
package struct OverviewView<ViewModel: InsightsPageViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        InsightsScreen(viewModel: viewModel, title: "insights.title", back: nil, route: { .overview($0) }) { page in
            if page.dataset.statistics.count == 0 {
                NoReadings(page: page) { .overview($0) }
            } else {
                KeyFigures(page: page, otherTitle: Text("insights.before"))
                RangeFigures(page: page, otherTitle: Text("insights.before"))
                OverviewCharts(page: page)
            }
            LabCard(page: page)
            MorePages(choice: viewModel.choice)
            Definitions(kind: page.dataset.kind)
        }
    }
}

/// The pictures of a period.
private struct OverviewCharts: View {
    let page: InsightsPage

    var body: some View {
        ProfilePicture(dataset: page.dataset, unit: page.unit)
        if page.dataset.kind == .bloodTests { ModalDay(dataset: page.dataset, unit: page.unit) }
        MeanTrend(dataset: page.dataset, unit: page.unit)
        SizeHistogram(dataset: page.dataset, unit: page.unit)
        MeanCalendar(dataset: page.dataset, unit: page.unit)
    }
}

/// The newest value of a laboratory beside the estimate.
private struct LabCard: View {
    let page: InsightsPage

    var body: some View {
        Card("lab.title") {
            if let result = page.labResults.first {
                Text(.labNewest(LabWords.current.text(result), LabWords.current.formats.date(result.date)))
            } else {
                Text("lab.none")
            }
            if page.dataset.kind == .bloodTests { EstimateLine(page: page) }
            NavigationLink("lab.open", value: InsightsRoute.labResults)
        }
    }
}

/// The estimate, and what it is not.
private struct EstimateLine: View {
    let page: InsightsPage

    var body: some View {
        HStack {
            Text("lab.estimate")
            FigureText(figure: page.dataset.figure(.estimatedA1c), scope: page.dataset.scope, words: FigureWords(unit: page.unit))
        }
    }
}

/// The ways to the other pages about the same days.
private struct MorePages: View {
    let choice: InsightsChoice

    var body: some View {
        HStack {
            AppLinkButton("more.patterns", value: InsightsRoute.patterns(choice))
            AppLinkButton("more.comparison", value: InsightsRoute.comparison(choice, with: nil))
            AppLinkButton("more.otherTests", value: InsightsRoute.otherTests(choice))
            AppLinkButton("more.report", kind: .primary, value: InsightsRoute.report(ReportChoice(.overview, of: choice)))
            AppLinkButton("more.log", value: InsightsRoute.report(ReportChoice(.log, of: choice)))
        }
        .className("actions")
    }
}

/// What each figure is, how it is computed, and who says so.
struct Definitions: View {
    let kind: Dataset.Kind

    var body: some View {
        DisclosureGroup("insights.definitions") { DefinitionRows(kind: kind) }
    }
}

/// The definitions one below the other.
struct DefinitionRows: View {
    let kind: Dataset.Kind

    var body: some View {
        DescriptionList {
            ForEach(FigureKind.defined(of: kind), id: \.name) { figure in
                DescriptionRow(title: Text(title(figure))) { Text(figure.definition) }
            }
        }
    }

    private func title(_ figure: FigureKind) -> TextKey {
        if case .share = figure { "insights.share" } else { figure.title }
    }
}
