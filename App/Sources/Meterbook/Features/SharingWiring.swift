import Common
import CommonUI
import PreferencesImplementation
import ReadingStoreImplementation
import SharingImplementation
import ViewCore

/// The files that leave the app: what Sharing needs, and where its links lie.
@MainActor
final class SharingWiring: FeatureSection {
    static let prefix = "sharing"
    static let title = TextKey(key: "sharing.title", module: "SharingViews", arguments: [])
    static let summary: TextKey? = TextKey("more.sharing")
    static let symbol: String? = AssetName.share
    static let place = SectionPlace.more(250)
    static let root: any Route = SharingRoute.home
    static let modulesWithStrings = ["SharingViews"]

    private let coordinator: SharingCoordinator

    static func services(_ dependencies: AppDependencies) -> SharingDependencies {
        needs(of: dependencies.readingStore, dependencies.preferences, dependencies.environment)
    }

    /// What Sharing needs, over stores that may be open for reading alone.
    static func needs(
        of store: SQLiteReadingStore, _ preferences: SQLitePreferences, _ environment: AppEnvironment
    ) -> SharingDependencies {
        SharingDependencies(readings: store, people: store, devices: store, preferences: preferences, wallClock: environment.wallClock)
    }

    init(services: SharingDependencies, scope: SessionScope) {
        coordinator = SharingCoordinator(dependencies: services)
    }

    func route(path: RoutePath) -> (any Route)? { SharingRoute(path: path) }

    func owns(_ route: any Route) -> Bool { route is SharingRoute }

    func stack(to route: any Route, from stack: [any Route]) -> [any Route] { (route as? SharingRoute)?.stack ?? stack }

    func screen(for route: any Route) -> AnyView {
        guard let route = route as? SharingRoute else { return AnyView(EmptyView()) }
        return coordinator.screen(for: route)
    }
}
