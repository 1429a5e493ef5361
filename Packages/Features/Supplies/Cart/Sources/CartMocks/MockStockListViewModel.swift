package import Cart
import Observation

/// The list of supplies whose state is given.
@MainActor @Observable
package final class MockStockListViewModel: StockListViewModel {
    package var stock: Loadable<[Stock]>
    package var packsInBasket: Int?
    package let hasOrders: Bool
    /// How often it was asked to load.
    package private(set) var loadCallCount = 0
    /// How often the catalogue was to be shown.
    package private(set) var showCatalogCallCount = 0
    /// How often the orders were to be shown.
    package private(set) var showOrdersCallCount = 0

    /// Makes a view model that shows a stock.
    package init(stock: Loadable<[Stock]>, packsInBasket: Int? = 0, hasOrders: Bool = true) {
        self.stock = stock
        self.packsInBasket = packsInBasket
        self.hasOrders = hasOrders
    }

    package func load() async { loadCallCount += 1 }
    package func showCatalog() { showCatalogCallCount += 1 }
    package func showOrders() { showOrdersCallCount += 1 }
}
