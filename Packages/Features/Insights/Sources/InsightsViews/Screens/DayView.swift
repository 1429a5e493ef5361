import Charts
import Common
import CommonUI
package import Domain
package import Insights
import Statistics
package import ViewCore

/// One day: its curve, its figures, and its readings with where they came from.
package struct DayView<ViewModel: InsightsPageViewModel>: View {
    @Environment(\.formats) private var formats
    private let viewModel: ViewModel
    private let onShowReading: @MainActor (Reading.ID) -> Void

    /// Shows a view model of a single day; `onShowReading` leads to a reading in the logbook.
    package init(viewModel: ViewModel, onShowReading: @escaping @MainActor (Reading.ID) -> Void) {
        self.viewModel = viewModel
        self.onShowReading = onShowReading
    }

    package var body: some View {
        VStack(spacing: .l) {
            PageHeader(
                title: title, back: BackLink("insights.title", value: InsightsRoute.overview(InsightsChoice(kind: viewModel.choice.kind))))
            switch viewModel.page {
            case .loading: ProgressView("insights.loading")
            case .failed(let error): FailureBanner(error: error) { await viewModel.load() }
            case .loaded(let page):
                NeighbouringDays(page: page)
                PageNotices(page: page)
                if page.glucose.isEmpty {
                    EmptyState("day.empty")
                } else {
                    DayChart(
                        title: Text("day.curve"), points: page.dataset.points.chartPoints, targets: page.dataset.targets, unit: page.unit)
                    KeyFigures(page: page, otherTitle: Text("day.before"))
                    DayReadings(page: page, onShowReading: onShowReading)
                }
            }
        }
        .task { await viewModel.load() }
    }

    private var title: Text {
        guard let page = viewModel.page.value else { return Text("day.title") }
        return Text(verbatim: formats.longDate(page.dataset.period.to))
    }
}

/// The ways to the day before and to the day after.
private struct NeighbouringDays: View {
    let page: InsightsPage

    var body: some View {
        HStack {
            if let before = page.dataset.period.from.adding(days: -1) { link("day.previous", before) }
            if let after = page.dataset.period.to.adding(days: 1), after <= page.today { link("day.next", after) }
        }
        .className("no-print")
    }

    private func link(_ title: TextKey, _ day: CivilDate) -> some View {
        NavigationLink(title, value: InsightsRoute.day(day, page.dataset.kind))
    }
}

/// The readings of a day, each leading to its own page.
private struct DayReadings: View {
    let page: InsightsPage
    let onShowReading: @MainActor (Reading.ID) -> Void

    var body: some View {
        Table(page.glucose, caption: Text("day.readings")) {
            TableColumn("day.time") { reading in
                Button {
                    onShowReading(reading.id)
                } label: {
                    Text(verbatim: reading.measuredAt.map(words.formats.time) ?? "–")
                }
                .className("link")
            }
            TableColumn("insights.value", isNumeric: true) { ReadingValue($0.result, unit: page.unit) }
            TableColumn("insights.range") { if let band = page.dataset.targets.band(of: $0) { RangeBadge(band) } }
            TableColumn("patterns.meal") { if let meal = $0.meal { Text(meal.title) } }
            TableColumn("origin.title") { OriginText(reading: $0) }
        }
        .className("figures")
    }

    private var words: FigureWords { FigureWords(unit: page.unit) }
}

/// Where a reading came from, and what was done with it since.
struct OriginText: View {
    let reading: Reading

    var body: some View {
        HStack(spacing: .xs) {
            Text(reading.source.title)
            if reading.isEdited { Text("origin.edited") }
            if reading.exclusion != nil { Text("origin.excluded") }
        }
    }
}

extension Reading.Source {
    /// The source as a word.
    var title: TextKey {
        switch self {
        case .meter: "origin.meter"
        case .manual: "origin.typed"
        case .import: "origin.imported"
        }
    }
}
