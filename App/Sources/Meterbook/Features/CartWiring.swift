import CartImplementation
import Common
import CommonUI
import DeviceSync
import DeviceSyncImplementation
import Domain
import Persistence
import ReadingStore
import ViewCore

/// A feature that takes orders of what is in the basket.
@MainActor
protocol OrderTaking: FeatureSection {
    /// Takes them.
    static func orders(_ dependencies: AppDependencies) -> any OrderStarting
    /// The link of an order, without its leading slash.
    static func link(to order: String) -> String
}

/// The Supplies section, which begins with the stock: what Cart needs, and where its links lie.
@MainActor
final class CartWiring: FeatureSection {
    static let prefix = "supplies"
    static let title = TextKey("section.supplies")
    static let symbol: String? = AssetName.supplies
    static let place = SectionPlace.bar(300)
    static let root: any Route = CartRoute.stock
    static let modulesWithStrings = ["CartViews"]
    static let migrations = CartServices.migrations
    static let eraser: PersonEraser? = CartServices.erase

    /// What the sessions share.
    struct Services {
        let cart: CartServices
        let orders: (any OrderStarting)?
        let syncing: any DeviceSyncing
    }

    private let coordinator: CartCoordinator

    static func services(_ dependencies: AppDependencies) -> Services {
        Services(cart: dependencies.cart, orders: AppFeatures.orderTaking?.orders(dependencies), syncing: dependencies.deviceSync.syncing)
    }

    /// The part of the feature that the whole process shares.
    static func cartServices(_ dependencies: AppDependencies) -> CartServices {
        let environment = dependencies.environment
        return CartServices(
            dependencies: CartDependencies(
                database: dependencies.database, usage: ReadingStripUsage(readings: dependencies.readingStore),
                identifiers: environment.identifiers, wallClock: environment.wallClock, schedule: DailySchedule(),
                logger: dependencies.logger))
    }

    init(services: Services, scope: SessionScope) {
        let links = scope.links
        coordinator = CartCoordinator(
            services: services.cart, orders: services.orders, onShowCatalog: { links.open(path: CatalogWiring.prefix) },
            onShowOrders: links.showOrders, onOrdered: { links.showOrder($0) },
            shows: { [syncing = services.syncing] in syncing.ownsUse(of: $0) })
    }

    var notice: AnyView? { coordinator.notice }

    func route(path: RoutePath) -> (any Route)? {
        CartRoute(path: path).flatMap { coordinator.leads(to: $0) ? $0 : nil }
    }

    func owns(_ route: any Route) -> Bool { route is CartRoute }

    func stack(to route: any Route, from stack: [any Route]) -> [any Route] { (route as? CartRoute)?.stack ?? stack }

    func screen(for route: any Route) -> AnyView {
        guard let route = route as? CartRoute else { return AnyView(EmptyView()) }
        return coordinator.screen(for: route)
    }
}

extension DeviceSyncing {
    /// Whether a supply is for anything that people here may own: those of sensors show with the first sensor.
    func ownsUse(of supply: SupplyKind) -> Bool { supply != .sensors || ownedKinds?.contains(.sensor) == true }
}

/// The tests of real meters among the readings.
struct ReadingStripUsage: StripUsageProviding {
    let readings: any ReadingQuerying

    func tests(from first: CivilDate) async throws(StripUsageError) -> [StripUse] {
        do {
            let query = ReadingQuery(from: first, simulated: .excluded, sensors: .excluded, sources: [.meter])
            return try await readings.readings(query).compactMap { reading in
                reading.measuredAt.map { time in
                    StripUse(
                        id: reading.id, person: reading.person, test: reading.isControl ? .control : reading.isKetone ? .ketone : .glucose,
                        measuredAt: time)
                }
            }
        } catch {
            throw StripUsageError(String(describing: error))
        }
    }

    func changes() -> AsyncStream<Void> {
        readings.changes().signals()
    }
}
