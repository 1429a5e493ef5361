public import Cart
import CartViews
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
}

/// Leads through basket and stock in one session.
@MainActor
public final class CartCoordinator {
    private let services: CartServices
    private let ways: CartWays

    /// Makes a coordinator. `orders` takes orders, where anybody does; the closures lead to the catalogue, to the orders, and to the order that was
    /// begun.
    public init(
        services: CartServices, orders: (any OrderStarting)?, onShowCatalog: @escaping @MainActor () -> Void,
        onShowOrders: (@MainActor () -> Void)?, onOrdered: @escaping @MainActor (String) -> Void
    ) {
        self.services = services
        ways = CartWays(orders: orders, onShowCatalog: onShowCatalog, onShowOrders: onShowOrders, onOrdered: onOrdered)
    }

    /// The screen of a route.
    public func screen(for route: CartRoute) -> AnyView {
        switch route {
        case .stock: AnyView(StockView(viewModel: LiveStockListViewModel(services: services, ways: ways)))
        case .supply(let kind): AnyView(SupplyView(viewModel: LiveSupplyViewModel(kind: kind, services: services, ways: ways)))
        case .basket: AnyView(BasketView(viewModel: LiveBasketViewModel(services: services, ways: ways)))
        }
    }

    /// What is said above every screen; nil where nothing runs out.
    public var notice: AnyView? {
        services.notice.notice == nil ? nil : AnyView(StockNoticeView(viewModel: services.notice))
    }
}
