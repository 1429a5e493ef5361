import CommonUI
package import Insights
import Statistics
package import ViewCore

/// The figures by part of the day, day of the week and meal.
package struct PatternsView<ViewModel: InsightsPageViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        InsightsScreen(
            viewModel: viewModel, title: "patterns.title",
            back: BackLink("insights.title", value: InsightsRoute.overview(viewModel.choice)), route: { .patterns($0) }
        ) { page in
            if page.dataset.statistics.count == 0 {
                NoReadings(page: page) { .patterns($0) }
            } else {
                DayPartFigures(page: page)
                WeekdayFigures(page: page)
                MealFigures(page: page)
                PairFigures(page: page)
                Text("patterns.pairRule").font(.footnote).foregroundStyle(.secondary)
            }
        }
    }
}
