public import Cart
import CartViews
public import Domain
public import ViewCore

/// Where the screens lead that do not belong to this feature.
@MainActor
struct CartWays {
    /// Takes orders; nil where nobody does.
    let orders: (any OrderStarting)?
    /// Leads to the catalogue.
    let onShowCatalog: @MainActor () -> Void
    /// Leads to the orders; nil where there are none.
    let onShowOrders: (@MainActor () -> Void)?
    /// Leads to an order that was begun.
    let onOrdered: @MainActor (String) -> Void
    /// Whether a supply is for anything that people here own; others are as if they did not exist.
    let shows: @MainActor (SupplyKind) -> Bool
}

/// Leads through basket and stock in one session.
@MainActor
public final class CartCoordinator {
    private let services: CartServices
    private let ways: CartWays

    /// Makes a coordinator. `orders` takes orders, where anybody does; the closures lead to the catalogue, to the orders, and to the order that was
    /// begun. `shows` tells which supplies are for anything that people here own; others are as if they did not exist.
    public init(
        services: CartServices, orders: (any OrderStarting)?, onShowCatalog: @escaping @MainActor () -> Void,
        onShowOrders: (@MainActor () -> Void)?, onOrdered: @escaping @MainActor (String) -> Void,
        shows: @escaping @MainActor (SupplyKind) -> Bool
    ) {
        self.services = services
        ways = CartWays(orders: orders, onShowCatalog: onShowCatalog, onShowOrders: onShowOrders, onOrdered: onOrdered, shows: shows)
    }

    /// Whether a route leads anywhere.
    public func leads(to route: CartRoute) -> Bool {
        if case .supply(let kind) = route { ways.shows(kind) } else { true }
    }

    /// The screen of a route; the stock in the place of a supply that is not shown.
    public func screen(for route: CartRoute) -> AnyView {
        switch route {
        case .supply(let kind) where ways.shows(kind):
            AnyView(SupplyView(viewModel: LiveSupplyViewModel(kind: kind, services: services, ways: ways)))
        case .stock, .supply: AnyView(StockView(viewModel: LiveStockListViewModel(services: services, ways: ways)))
        case .basket: AnyView(BasketView(viewModel: LiveBasketViewModel(services: services, ways: ways)))
        }
    }

    /// What is said above every screen; nil where nothing runs out.
    public var notice: AnyView? {
        guard let stock = services.notice.notice, ways.shows(stock.kind) else { return nil }
        return AnyView(StockNoticeView(viewModel: services.notice))
    }
}
