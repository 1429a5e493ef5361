import Common
import CommonUI
import ForceUpdateImplementation
import Foundation
import ViewCore

/// The versions: what ForceUpdate needs, and where its links lie. Its gate and its notice show themselves.
@MainActor
final class ForceUpdateWiring: FeatureSection {
    static let prefix = "update"
    static let title = TextKey(key: "update.title", module: "ForceUpdateViews", arguments: [])
    static let summary: TextKey? = TextKey("more.update")
    static let symbol: String? = AssetName.update
    static let place = SectionPlace.more(400)
    static let root: any Route = ForceUpdateRoute.home
    static let modulesWithStrings = ["ForceUpdateViews"]

    private let coordinator: ForceUpdateCoordinator

    static func services(_ dependencies: AppDependencies) -> ForceUpdateServices { dependencies.forceUpdate }

    /// What compares versions while the process runs.
    static func updateServices(_ dependencies: AppDependencies) -> ForceUpdateServices {
        let environment = dependencies.environment
        return ForceUpdateServices(
            dependencies: ForceUpdateDependencies(
                address: environment.configuration.forceUpdate, client: dependencies.network.client, version: CommandDescription.version,
                dataFolder: environment.dataFolder?.url.path, preferences: dependencies.preferences, wallClock: environment.wallClock,
                schedule: DailySchedule(), logger: dependencies.logger))
    }

    init(services: ForceUpdateServices, scope: SessionScope) {
        coordinator = ForceUpdateCoordinator(services: services)
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
