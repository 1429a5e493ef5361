import Common
import ForceUpdateImplementation
import LiveUI
import ViewCore

/// The versions: what ForceUpdate needs, and where its links lie. It is no place of the navigation bar; its gate and its notice show themselves.
@MainActor
final class ForceUpdateWiring: FeatureSection {
    static let prefix = "update"
    static let title = TextKey(key: "update.title", module: "ForceUpdateViews", arguments: [])
    static let place = 950
    static let isInBar = false
    static let modulesWithStrings = ["ForceUpdateViews"]

    let router: Router
    private let coordinator: ForceUpdateCoordinator

    init(dependencies: AppDependencies, links: AppLinks) {
        router = Router(root: ForceUpdateRoute.home, onOpen: links.open)
        coordinator = ForceUpdateCoordinator(services: dependencies.forceUpdate)
    }

    /// The part of the feature that the whole process shares.
    static func services(_ dependencies: AppDependencies) -> ForceUpdateServices {
        let environment = dependencies.environment
        return ForceUpdateServices(
            dependencies: ForceUpdateDependencies(
                address: environment.configuration.forceUpdate, client: dependencies.httpClient, version: CommandDescription.version,
                dataFolder: environment.dataFolder?.url.path, preferences: dependencies.preferences, wallClock: environment.wallClock,
                schedule: DailySchedule(), logger: dependencies.logger))
    }

    var gate: AnyView? { coordinator.gate }

    var notice: AnyView? { coordinator.notice }

    func route(path: RoutePath) -> (any Route)? { ForceUpdateRoute(path: path) }

    func owns(_ route: any Route) -> Bool { route is ForceUpdateRoute }

    func stack(to route: any Route, from stack: [any Route]) -> [any Route] { [route] }

    func screen(for route: any Route) -> AnyView {
        guard let route = route as? ForceUpdateRoute else { return AnyView(EmptyView()) }
        return coordinator.screen(for: route)
    }
}
