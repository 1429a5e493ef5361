import Common
import Domain
import LiveUI
import SensorLogbookImplementation
import ViewCore

/// The logbook of a sensor: what SensorLogbook needs, and where its links lie. Only who owns a sensor has it.
@MainActor
final class SensorLogbookWiring: FeatureSection {
    static let prefix = "sensor"
    static let title = TextKey(key: "sensorLogbook.title", module: "SensorLogbookViews", arguments: [])
    static let place = 150
    static let neededKind: DeviceKind? = .sensor
    static let modulesWithStrings = ["SensorLogbookViews"]

    let router: Router
    private let coordinator: SensorLogbookCoordinator

    init(dependencies: AppDependencies, links: AppLinks) {
        router = Router(root: SensorLogbookRoute.newest, onOpen: links.open)
        coordinator = SensorLogbookCoordinator(
            dependencies: SensorLogbookDependencies(
                readings: dependencies.readingStore, people: dependencies.readingStore, preferences: dependencies.preferences))
    }

    func route(path: RoutePath) -> (any Route)? { SensorLogbookRoute(path: path) }

    func owns(_ route: any Route) -> Bool { route is SensorLogbookRoute }

    func stack(to route: any Route, from stack: [any Route]) -> [any Route] { [route] }

    func screen(for route: any Route) -> AnyView {
        guard let route = route as? SensorLogbookRoute else { return AnyView(EmptyView()) }
        return coordinator.screen(for: route)
    }
}
