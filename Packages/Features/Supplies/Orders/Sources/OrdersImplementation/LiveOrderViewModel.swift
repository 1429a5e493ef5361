import Common
import LiveUI
import Observation
import Orders

/// An order, kept up to date with the database.
@MainActor @Observable
final class LiveOrderViewModel: OrderViewModel {
    let id: OrderID
    var asked: OrderState?
    private(set) var isChanging = false
    private(set) var failure: OrdersError?
    private let store: OrderStore
    private let kept: StoreBacked<Order, OrdersError>

    init(store: OrderStore, order id: OrderID) {
        self.id = id
        self.store = store
        kept = StoreBacked { try await store.order(id) }
        kept.follow(store.changes())
    }

    var order: Loadable<Order> { kept.value }

    func load() async {
        await kept.load()
    }

    func become(_ state: OrderState) {
        guard !isChanging else { return }
        isChanging = true
        asked = nil
        failure = nil
        Task {
            do throws(OrdersError) {
                try await store.set(state, of: id)
            } catch {
                failure = error
            }
            isChanging = false
        }
    }
}
