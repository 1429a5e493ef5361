import Common
import Domain
import Insights
import LiveUI
import Observation

/// A page of figures over the store, kept up to date with it.
@MainActor @Observable
final class LiveInsightsPageViewModel: InsightsPageViewModel {
    let choice: InsightsChoice
    var from: CivilDate?
    var to: CivilDate?
    private(set) var isIncomplete = false
    /// Shows days that were entered. Set by the coordinator.
    @ObservationIgnored var onShow: @MainActor (_ from: CivilDate, _ to: CivilDate) -> Void = { _, _ in }
    private let source: StoreBacked<InsightsPage>
    private let sensorIsThere: @MainActor () -> Bool

    init(
        dependencies: InsightsDependencies, choice: InsightsChoice, from: CivilDate? = nil, to: CivilDate? = nil,
        hasSensor: @escaping @MainActor () -> Bool, read: @escaping @Sendable () async throws -> InsightsPage
    ) {
        self.choice = choice
        self.from = from
        self.to = to
        sensorIsThere = hasSensor
        source = StoreBacked(dependencies, read: read)
    }

    var page: Loadable<InsightsPage> { source.value }

    var hasSensor: Bool { sensorIsThere() }

    func load() async {
        await source.load()
    }

    func showDays() {
        guard let from, let to else { return isIncomplete = true }
        isIncomplete = false
        onShow(from, to)
    }
}
