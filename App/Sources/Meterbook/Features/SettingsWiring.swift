import Common
import CommonUI
import SettingsImplementation
import ViewCore

/// What people set, and what this installation is: what Settings needs, and where its links lie.
@MainActor
final class SettingsWiring: FeatureSection, SettingsShowing {
    static let prefix = "settings"
    static let title = TextKey(key: "settings.title", module: "SettingsViews", arguments: [])
    static let summary: TextKey? = TextKey("more.settings")
    static let symbol: String? = AssetName.settings
    static let place = SectionPlace.more(200)
    static let root: any Route = SettingsRoute.home
    static let modulesWithStrings = ["SettingsViews"]

    private let coordinator: SettingsCoordinator

    static func services(_ dependencies: AppDependencies) -> SettingsDependencies {
        SettingsDependencies(
            preferences: dependencies.preferences, analytics: dependencies.analytics, installation: Installation(dependencies.environment))
    }

    init(services: SettingsDependencies, scope: SessionScope) {
        coordinator = SettingsCoordinator(dependencies: services, onShowSteps: scope.links.showUsage)
    }

    func route(path: RoutePath) -> (any Route)? { SettingsRoute(path: path) }

    func owns(_ route: any Route) -> Bool { route is SettingsRoute }

    func stack(to route: any Route, from stack: [any Route]) -> [any Route] { (route as? SettingsRoute)?.stack ?? stack }

    func screen(for route: any Route) -> AnyView {
        guard let route = route as? SettingsRoute else { return AnyView(EmptyView()) }
        return coordinator.screen(for: route)
    }
}
