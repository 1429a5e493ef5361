package import Cart
import Observation

/// A basket whose state is given.
@MainActor @Observable
package final class MockBasketViewModel: BasketViewModel {
    package var page: Loadable<BasketPage>
    package var removed: RemovedLine?
    package let hasOrders: Bool
    package var isOrdering: Bool
    package var failure: CartError?
    /// What it was asked to do, in order.
    package private(set) var calls: [String] = []

    /// Makes a view model that shows a page.
    package init(
        page: Loadable<BasketPage>, removed: RemovedLine? = nil, hasOrders: Bool = true, isOrdering: Bool = false,
        failure: CartError? = nil
    ) {
        self.page = page
        self.removed = removed
        self.hasOrders = hasOrders
        self.isOrdering = isOrdering
        self.failure = failure
    }

    package func load() async { calls.append("load") }
    package func setPacks(_ packs: Int, of product: String) { calls.append("\(packs) of \(product)") }
    package func remove(_ product: String) { calls.append("remove \(product)") }
    package func undo() { calls.append("undo") }
    package func dismissRemoved() { calls.append("dismiss") }
    package func order() { calls.append("order") }
    package func showCatalog() { calls.append("catalog") }
}

/// A notice that is given.
@MainActor @Observable
package final class MockStockNoticeViewModel: StockNoticeViewModel {
    package var notice: Stock?
    /// How often it was dismissed.
    package private(set) var dismissCallCount = 0

    /// Makes a view model that says something of a stock.
    package init(notice: Stock?) {
        self.notice = notice
    }

    package func dismiss() { dismissCallCount += 1 }
}
