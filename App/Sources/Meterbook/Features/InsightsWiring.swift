import Common
import CommonUI
import DeviceSync
import DeviceSyncImplementation
import Domain
import InsightsImplementation
import Logbook
import Persistence
import ViewCore

/// The Insights section: what Insights needs, and where its links lie.
@MainActor
final class InsightsWiring: FeatureSection {
    static let prefix = "insights"
    static let title = TextKey(key: "insights.title", module: "InsightsViews", arguments: [])
    static let symbol: String? = AssetName.chart
    static let place = SectionPlace.bar(200)
    static let root: any Route = InsightsRoute.overview(InsightsChoice())
    static let modulesWithStrings = ["Charts", "InsightsViews"]
    static let migrations = InsightsServices.migrations
    static let eraser: PersonEraser? = InsightsServices.erase

    /// What the sessions share.
    struct Services {
        let dependencies: InsightsDependencies
        let syncing: any DeviceSyncing
    }

    private let coordinator: InsightsCoordinator

    static func services(_ dependencies: AppDependencies) -> Services {
        Services(
            dependencies: InsightsDependencies(
                readings: dependencies.readingStore, people: dependencies.readingStore, preferences: dependencies.preferences,
                database: dependencies.database, identifiers: dependencies.environment.identifiers,
                wallClock: dependencies.environment.wallClock),
            syncing: dependencies.deviceSync.syncing)
    }

    init(services: Services, scope: SessionScope) {
        let links = scope.links
        coordinator = InsightsCoordinator(
            dependencies: services.dependencies, navigation: scope.router,
            hasSensor: { [syncing = services.syncing] in syncing.ownedKinds?.contains(.sensor) == true },
            onShowReading: { links.open(LogbookRoute.reading($0)) })
    }

    func route(path: RoutePath) -> (any Route)? { InsightsRoute(path: path) }

    func owns(_ route: any Route) -> Bool { route is InsightsRoute }

    func stack(to route: any Route, from stack: [any Route]) -> [any Route] { (route as? InsightsRoute)?.stack ?? stack }

    func screen(for route: any Route) -> AnyView {
        guard let route = route as? InsightsRoute else { return AnyView(EmptyView()) }
        return coordinator.screen(for: route)
    }
}
