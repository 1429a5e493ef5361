import CartImplementation
import Common
import Domain
import OrdersImplementation
import Persistence
import Preferences
import ReadingStore
import ViewCore

/// The orders: what Orders needs, and where its links lie: upon the stock, which leads there.
@MainActor
final class OrdersWiring: FeatureSection, OrderTaking {
    static let prefix = "orders"
    static let title = TextKey(key: "orders.title", module: "OrdersViews", arguments: [])
    static let place = SectionPlace.within(CartWiring.prefix)
    static let root: any Route = OrdersRoute.list
    static let modulesWithStrings = ["OrdersViews"]
    static let migrations = OrdersServices.migrations
    static let eraser: PersonEraser? = OrdersServices.erase

    private let coordinator: OrdersCoordinator

    static func services(_ dependencies: AppDependencies) -> OrdersServices {
        let environment = dependencies.environment
        return OrdersServices(
            dependencies: OrdersDependencies(
                database: dependencies.database, stock: StockOfOrders(stock: dependencies.cart.stock),
                addresses: ProfileAddresses(people: dependencies.readingStore, preferences: dependencies.preferences),
                identifiers: environment.identifiers, wallClock: environment.wallClock, logger: dependencies.logger))
    }

    static func orders(_ dependencies: AppDependencies) -> any OrderStarting {
        BasketOrders(drafting: services(dependencies).drafting)
    }

    static func link(to order: String) -> String {
        String(OrdersRoute.order(OrderID(rawValue: order)).path.prefixed(by: [prefix]).string.dropFirst())
    }

    init(services: OrdersServices, scope: SessionScope) {
        let links = scope.links
        coordinator = OrdersCoordinator(services: services, navigation: scope.router, onShowBasket: { links.open(CartRoute.basket) })
    }

    var hasWayBack: Bool { true }

    func route(path: RoutePath) -> (any Route)? { OrdersRoute(path: path) }

    func owns(_ route: any Route) -> Bool { route is OrdersRoute }

    func stack(to route: any Route, from stack: [any Route]) -> [any Route] { (route as? OrdersRoute)?.stack ?? stack }

    func screen(for route: any Route) -> AnyView {
        guard let route = route as? OrdersRoute else { return AnyView(EmptyView()) }
        return coordinator.screen(for: route)
    }
}

/// The orders, as the basket begins them.
struct BasketOrders: OrderStarting {
    let drafting: any OrderDrafting

    func start(_ lines: [BasketLine], basket key: String) async throws(OrderStartingError) -> String {
        do throws(OrdersError) {
            let lines = lines.map { line in
                OrderLine(
                    id: line.id, kind: line.kind, name: line.name, contents: line.contents, price: line.price, packs: line.packs)
            }
            return try await drafting.draft(lines, key: key).rawValue
        } catch {
            throw OrderStartingError(error.description)
        }
    }
}

/// The stock, as the orders fill it.
struct StockOfOrders: StockBooking {
    let stock: any StockKeeping

    func book(_ supplies: [OrderedSupply], of order: OrderID) async throws(OrderSeamError) {
        do throws(CartError) {
            try await stock.receive(supplies.map { ReceivedSupply(kind: $0.kind, count: $0.count) }, delivery: order.rawValue)
        } catch {
            throw OrderSeamError(error.description)
        }
    }
}

/// The address of the person whose readings are shown.
struct ProfileAddresses: DeliveryAddressProviding {
    let people: any ProfileStore
    let preferences: any PreferenceStore

    func contact() async throws(OrderSeamError) -> DeliveryContact {
        do {
            let person = await preferences.shownPerson
            return DeliveryContact(person: person, address: try await people.profile(of: person).address.lines)
        } catch {
            throw OrderSeamError(String(describing: error))
        }
    }
}
