import Common
import CommonUI
import ProfileImplementation
import ViewCore

/// The people of the household: what Profile needs, and where its links lie.
@MainActor
final class ProfileWiring: FeatureSection {
    static let prefix = "profile"
    static let title = TextKey(key: "people.title", module: "ProfileViews", arguments: [])
    static let summary: TextKey? = TextKey("more.profile")
    static let symbol: String? = AssetName.person
    static let place = SectionPlace.more(100)
    static let root: any Route = ProfileRoute.people
    static let modulesWithStrings = ["ProfileViews"]

    private let coordinator: ProfileCoordinator

    static func services(_ dependencies: AppDependencies) -> ProfileDependencies {
        ProfileDependencies(
            people: dependencies.readingStore, devices: dependencies.readingStore, readings: dependencies.readingStore,
            preferences: dependencies.preferences, wallClock: dependencies.environment.wallClock)
    }

    init(services: ProfileDependencies, scope: SessionScope) {
        coordinator = ProfileCoordinator(dependencies: services, navigation: scope.router)
    }

    func route(path: RoutePath) -> (any Route)? { ProfileRoute(path: path) }

    func owns(_ route: any Route) -> Bool { route is ProfileRoute }

    func stack(to route: any Route, from stack: [any Route]) -> [any Route] { (route as? ProfileRoute)?.stack ?? stack }

    func screen(for route: any Route) -> AnyView {
        guard let route = route as? ProfileRoute else { return AnyView(EmptyView()) }
        return coordinator.screen(for: route)
    }
}
