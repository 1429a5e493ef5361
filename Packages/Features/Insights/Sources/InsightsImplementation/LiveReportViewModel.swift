import Common
import Insights
import LiveUI
import Observation

/// A report over the store.
@MainActor @Observable
final class LiveReportViewModel: ReportViewModel {
    let shown: ReportChoice
    var draft: ReportChoice
    /// Shows what is chosen. Set by the coordinator.
    @ObservationIgnored var onShow: @MainActor (ReportChoice) -> Void = { _ in }
    private let source: StoreBacked<InsightsPage>

    init(reader: InsightsReader, report: ReportChoice) {
        shown = report
        draft = report
        source = StoreBacked(reader.dependencies) { try await reader.pageWithReadings(report.choice) }
    }

    var page: Loadable<InsightsPage> { source.value }

    func load() async {
        await source.load()
    }

    func show() {
        if draft != shown { onShow(draft) }
    }
}
