import Common
import LiveUI
import UsageImplementation
import ViewCore

/// The kept steps: what Usage needs, and where its links lie. It is no place of the navigation bar: the devices lead there.
@MainActor
final class UsageWiring: FeatureSection, UsageShowing {
    static let prefix = "usage"
    static let title = TextKey(key: "usage.title", module: "UsageViews", arguments: [])
    static let place = 900
    static let isInBar = false
    static let modulesWithStrings = ["UsageViews"]

    let router: Router
    private let coordinator: UsageCoordinator

    init(dependencies: AppDependencies, links: AppLinks) {
        router = Router(root: UsageRoute.home, onOpen: links.open)
        coordinator = UsageCoordinator(
            dependencies: UsageDependencies(log: dependencies.analytics, wallClock: dependencies.environment.wallClock))
    }

    func route(path: RoutePath) -> (any Route)? { UsageRoute(path: path) }

    func owns(_ route: any Route) -> Bool { route is UsageRoute }

    func stack(to route: any Route, from stack: [any Route]) -> [any Route] { [route] }

    func screen(for route: any Route) -> AnyView {
        guard let route = route as? UsageRoute else { return AnyView(EmptyView()) }
        return coordinator.screen(for: route)
    }
}
