import Common
import CommonUI
import UsageImplementation
import ViewCore

/// The kept steps: what Usage needs, and where its links lie.
@MainActor
final class UsageWiring: FeatureSection, UsageShowing {
    static let prefix = "usage"
    static let title = TextKey(key: "usage.title", module: "UsageViews", arguments: [])
    static let summary: TextKey? = TextKey("more.usage")
    static let symbol: String? = AssetName.steps
    static let place = SectionPlace.more(300)
    static let root: any Route = UsageRoute.home
    static let modulesWithStrings = ["UsageViews"]

    private let coordinator: UsageCoordinator

    static func services(_ dependencies: AppDependencies) -> UsageDependencies {
        UsageDependencies(log: dependencies.analytics, wallClock: dependencies.environment.wallClock)
    }

    init(services: UsageDependencies, scope: SessionScope) {
        coordinator = UsageCoordinator(dependencies: services)
    }

    func route(path: RoutePath) -> (any Route)? { UsageRoute(path: path) }

    func owns(_ route: any Route) -> Bool { route is UsageRoute }

    func stack(to route: any Route, from stack: [any Route]) -> [any Route] { [route] }

    func screen(for route: any Route) -> AnyView {
        guard let route = route as? UsageRoute else { return AnyView(EmptyView()) }
        return coordinator.screen(for: route)
    }
}
