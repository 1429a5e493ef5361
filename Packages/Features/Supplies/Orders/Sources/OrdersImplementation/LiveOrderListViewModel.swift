import Common
import LiveUI
import Observation
import Orders

/// The orders, kept up to date with the database.
@MainActor @Observable
final class LiveOrderListViewModel: OrderListViewModel {
    /// Set by the coordinator.
    @ObservationIgnored var onShowBasket: @MainActor () -> Void = {}
    private let orders: StoreBacked<OrderPage, OrdersError>

    init(store: OrderStore) {
        orders = StoreBacked { try await store.page() }
        orders.follow(store.changes())
    }

    var page: Loadable<OrderPage> { orders.value }

    func load() async {
        await orders.load()
    }

    func showBasket() {
        onShowBasket()
    }
}
