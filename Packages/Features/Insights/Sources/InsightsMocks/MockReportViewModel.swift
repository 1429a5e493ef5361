package import Insights
import Observation

/// A report's view model whose state is given.
@MainActor @Observable
package final class MockReportViewModel: ReportViewModel {
    package var page: Loadable<InsightsPage>
    package var shown: ReportChoice
    package var draft: ReportChoice
    /// How often it was asked to load.
    package private(set) var loadCallCount = 0
    /// How often it was asked to show what is chosen.
    package private(set) var showCallCount = 0

    /// Makes a view model that shows a report.
    package init(page: Loadable<InsightsPage>, report: ReportChoice = ReportChoice()) {
        self.page = page
        shown = report
        draft = report
    }

    package func load() async { loadCallCount += 1 }

    package func show() { showCallCount += 1 }
}
