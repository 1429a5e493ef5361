public import LiveUI
public import Orders
import OrdersViews
public import ViewCore

/// Leads through the orders in one session.
@MainActor
public final class OrdersCoordinator {
    private let store: OrderStore
    private let navigation: any Navigation
    private let onShowBasket: @MainActor () -> Void

    /// Makes a coordinator; `onShowBasket` leads to the basket.
    public init(services: OrdersServices, navigation: any Navigation, onShowBasket: @escaping @MainActor () -> Void) {
        store = services.store
        self.navigation = navigation
        self.onShowBasket = onShowBasket
    }

    /// The screen of a route.
    public func screen(for route: OrdersRoute) -> AnyView {
        switch route {
        case .list: listScreen()
        case .order(let id): AnyView(OrderView(viewModel: LiveOrderViewModel(store: store, order: id)))
        case .edit(let id): formScreen(id)
        case .sheet(let id): AnyView(OrderSheetView(viewModel: LiveOrderViewModel(store: store, order: id)))
        }
    }

    private func listScreen() -> AnyView {
        let viewModel = LiveOrderListViewModel(store: store)
        viewModel.onShowBasket = onShowBasket
        return AnyView(OrderListView(viewModel: viewModel))
    }

    private func formScreen(_ id: OrderID) -> AnyView {
        let viewModel = LiveOrderFormViewModel(store: store, order: id)
        viewModel.onSave = { [navigation] in navigation.pop() }
        return AnyView(OrderFormView(viewModel: viewModel))
    }
}
