import CartImplementation
import CatalogImplementation
import Common
import DeviceSync
import DeviceSyncImplementation
import Persistence
import ViewCore

/// What can be ordered: what Catalog needs, and where its links lie: upon the stock, which leads there.
@MainActor
final class CatalogWiring: FeatureSection {
    static let prefix = "catalog"
    static let title = TextKey(key: "catalog.title", module: "CatalogViews", arguments: [])
    static let place = SectionPlace.within(CartWiring.prefix)
    static let root: any Route = CatalogRoute.list
    static let modulesWithStrings = ["CatalogViews"]
    static let migrations = CatalogServices.migrations

    /// What the sessions share.
    struct Services {
        let catalog: CatalogServices
        let syncing: any DeviceSyncing
    }

    private let coordinator: CatalogCoordinator

    static func services(_ dependencies: AppDependencies) -> Services {
        let environment = dependencies.environment
        return Services(
            catalog: CatalogServices(
                dependencies: CatalogDependencies(
                    address: environment.configuration.catalog, client: dependencies.network.client, database: dependencies.database,
                    resources: environment.resources, cart: BasketAdding(basket: dependencies.cart.basket),
                    wallClock: environment.wallClock)),
            syncing: dependencies.deviceSync.syncing)
    }

    init(services: Services, scope: SessionScope) {
        let links = scope.links
        coordinator = CatalogCoordinator(
            services: services.catalog, onShowBasket: { links.open(CartRoute.basket) },
            shows: { [syncing = services.syncing] in syncing.ownsUse(of: $0) })
    }

    var hasWayBack: Bool { true }

    func route(path: RoutePath) -> (any Route)? { CatalogRoute(path: path) }

    func owns(_ route: any Route) -> Bool { route is CatalogRoute }

    func stack(to route: any Route, from stack: [any Route]) -> [any Route] { (route as? CatalogRoute)?.stack ?? stack }

    func screen(for route: any Route) -> AnyView {
        guard let route = route as? CatalogRoute else { return AnyView(EmptyView()) }
        return coordinator.screen(for: route)
    }
}

/// The basket, as the catalogue fills it.
struct BasketAdding: CartAdding {
    let basket: any BasketFilling

    func add(_ product: CatalogProduct, packs: Int) async throws(CartAddingError) {
        do throws(CartError) {
            try await basket.add(
                BasketLine(
                    id: product.id.rawValue, kind: product.kind, name: product.name, contents: product.contents, price: product.price,
                    packs: packs))
        } catch {
            throw CartAddingError(error)
        }
    }

    func packs(of product: CatalogProduct.ID) async throws(CartAddingError) -> Int {
        do throws(CartError) {
            return try await basket.packs(of: product.rawValue)
        } catch {
            throw CartAddingError(error)
        }
    }

    func changes() -> AsyncStream<Void> { basket.changes() }
}

extension CartAddingError {
    /// What an error of the basket means to the catalogue.
    fileprivate init(_ error: CartError) {
        self = error == .full ? .full : .notReached(error.description)
    }
}
