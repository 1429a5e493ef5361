import Common
import Observation
package import Orders

/// The list of orders whose state is given.
@MainActor @Observable
package final class MockOrderListViewModel: OrderListViewModel {
    package var page: Loadable<OrderPage>
    /// How often it was asked to load.
    package private(set) var loadCallCount = 0
    /// How often the basket was to be shown.
    package private(set) var showBasketCallCount = 0

    /// Makes a view model that shows a page.
    package init(page: Loadable<OrderPage>) {
        self.page = page
    }

    package func load() async { loadCallCount += 1 }
    package func showBasket() { showBasketCallCount += 1 }
}

/// An order whose state is given.
@MainActor @Observable
package final class MockOrderViewModel: OrderViewModel {
    package let id: OrderID
    package var order: Loadable<Order>
    package var asked: OrderState?
    package var isChanging: Bool
    package var failure: OrdersError?
    /// How often it was asked to load.
    package private(set) var loadCallCount = 0
    /// The states that were to be set.
    package private(set) var states: [OrderState] = []

    /// Makes a view model that shows an order.
    package init(
        order: Loadable<Order>, asked: OrderState? = nil, isChanging: Bool = false, failure: OrdersError? = nil
    ) {
        id = order.value?.id ?? OrderID(rawValue: "gone")
        self.order = order
        self.asked = asked
        self.isChanging = isChanging
        self.failure = failure
    }

    package func load() async { loadCallCount += 1 }
    package func become(_ state: OrderState) { states.append(state) }
}

/// The form of a draft whose state is given.
@MainActor @Observable
package final class MockOrderFormViewModel: OrderFormViewModel {
    package let id: OrderID
    package var stored: Loadable<Order>
    package var lines: [OrderLine]
    package var details: OrderDetails
    package var problems: [DraftProblem]
    package var removed: RemovedOrderLine?
    package var failure: OrdersError?
    /// What it was asked to do, in order.
    package private(set) var calls: [String] = []

    /// Makes a form of an order.
    package init(
        stored: Loadable<Order>, lines: [OrderLine]? = nil, problems: [DraftProblem] = [], removed: RemovedOrderLine? = nil,
        failure: OrdersError? = nil
    ) {
        id = stored.value?.id ?? OrderID(rawValue: "gone")
        self.stored = stored
        self.lines = lines ?? stored.value?.lines ?? []
        details = stored.value?.details ?? OrderDetails()
        self.problems = problems
        self.removed = removed
        self.failure = failure
    }

    package func load() async { calls.append("load") }
    package func remove(_ line: OrderLine.ID) { calls.append("remove \(line)") }
    package func undo() { calls.append("undo") }
    package func dismissRemoved() { calls.append("dismiss") }
    package func fillAddress() { calls.append("address") }
    package func save() { calls.append("save") }
}
