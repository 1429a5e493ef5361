package import Domain
package import Insights
import Observation

/// A page's view model whose state is given.
@MainActor @Observable
package final class MockInsightsPageViewModel: InsightsPageViewModel {
    package var page: Loadable<InsightsPage>
    package var choice: InsightsChoice
    package var hasSensor: Bool
    package var from: CivilDate?
    package var to: CivilDate?
    package var isIncomplete: Bool
    /// How often it was asked to load.
    package private(set) var loadCallCount = 0
    /// How often it was asked to show the days that were entered.
    package private(set) var showDaysCallCount = 0

    /// Makes a view model that shows a page.
    package init(
        page: Loadable<InsightsPage>, choice: InsightsChoice = InsightsChoice(), hasSensor: Bool = false, from: CivilDate? = nil,
        to: CivilDate? = nil, isIncomplete: Bool = false
    ) {
        self.page = page
        self.choice = choice
        self.hasSensor = hasSensor
        self.from = from
        self.to = to
        self.isIncomplete = isIncomplete
    }

    package func load() async { loadCallCount += 1 }

    package func showDays() { showDaysCallCount += 1 }
}
