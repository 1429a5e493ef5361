import Common
import CommonUI
import DeviceSync
import DeviceSyncImplementation
import LiveUI
import Logbook
import LogbookImplementation
import ViewCore

/// The Logbook section: what Logbook needs, and where its links lie.
@MainActor
final class LogbookWiring: FeatureSection {
    static let prefix = "logbook"
    static let title = TextKey("section.logbook")
    static let symbol: String? = AssetName.book
    static let place = SectionPlace.bar(100)
    static let root: any Route = LogbookRoute.newest
    static let modulesWithStrings = ["LogbookViews"]

    /// What the sessions share.
    struct Services {
        let dependencies: LogbookDependencies
        let syncing: any DeviceSyncing
    }

    private let coordinator: LogbookCoordinator

    static func services(_ dependencies: AppDependencies) -> Services {
        Services(
            dependencies: LogbookDependencies(
                readings: dependencies.readingStore, editing: dependencies.readingStore, people: dependencies.readingStore,
                preferences: dependencies.preferences, wallClock: dependencies.environment.wallClock),
            syncing: dependencies.deviceSync.syncing)
    }

    init(services: Services, scope: SessionScope) {
        let (router, links) = (scope.router, scope.links)
        coordinator = LogbookCoordinator(
            dependencies: services.dependencies,
            syncing: services.syncing,
            navigation: router,
            onStack: { router.stack.compactMap { $0 as? LogbookRoute } },
            onAddDevice: links.addDevice ?? { links.open(path: DeviceSyncWiring.prefix) })
    }

    func route(path: RoutePath) -> (any Route)? { LogbookRoute(path: path) }

    func owns(_ route: any Route) -> Bool { route is LogbookRoute }

    func stack(to route: any Route, from stack: [any Route]) -> [any Route] {
        guard let route = route as? LogbookRoute else { return stack }
        return coordinator.stack(to: route, from: stack.compactMap { $0 as? LogbookRoute })
    }

    func screen(for route: any Route) -> AnyView {
        guard let route = route as? LogbookRoute else { return AnyView(EmptyView()) }
        return coordinator.screen(for: route)
    }
}
