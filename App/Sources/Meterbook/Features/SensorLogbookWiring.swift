import Common
import Domain
import SensorLogbookImplementation
import ViewCore

/// The logbook of a sensor: what SensorLogbook needs, and where its links lie. Only who owns a sensor has it.
@MainActor
final class SensorLogbookWiring: FeatureSection {
    static let prefix = "sensor"
    static let title = TextKey(key: "sensorLogbook.title", module: "SensorLogbookViews", arguments: [])
    static let place = SectionPlace.bar(150)
    static let root: any Route = SensorLogbookRoute.newest
    static let neededKind: DeviceKind? = .sensor
    static let modulesWithStrings = ["SensorLogbookViews"]

    private let coordinator: SensorLogbookCoordinator

    static func services(_ dependencies: AppDependencies) -> SensorLogbookDependencies {
        SensorLogbookDependencies(
            readings: dependencies.readingStore, people: dependencies.readingStore, preferences: dependencies.preferences)
    }

    init(services: SensorLogbookDependencies, scope: SessionScope) {
        coordinator = SensorLogbookCoordinator(dependencies: services)
    }

    func route(path: RoutePath) -> (any Route)? { SensorLogbookRoute(path: path) }

    func owns(_ route: any Route) -> Bool { route is SensorLogbookRoute }

    func stack(to route: any Route, from stack: [any Route]) -> [any Route] { [route] }

    func screen(for route: any Route) -> AnyView {
        guard let route = route as? SensorLogbookRoute else { return AnyView(EmptyView()) }
        return coordinator.screen(for: route)
    }
}
