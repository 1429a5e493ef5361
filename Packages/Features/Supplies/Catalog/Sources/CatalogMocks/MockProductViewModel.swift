package import Catalog
import Observation

/// A product's view model whose state is given.
@MainActor @Observable
package final class MockProductViewModel: ProductViewModel {
    package var product: Loadable<CatalogProduct>
    package var packs: Int
    package var packsInBasket: Int?
    package var isAdding: Bool
    package var failure: CatalogError?
    /// How often it was asked to load.
    package private(set) var loadCallCount = 0
    /// How often packs were to be added.
    package private(set) var addCallCount = 0
    /// How often the basket was to be shown.
    package private(set) var showBasketCallCount = 0

    /// Makes a view model that shows a product.
    package init(
        product: Loadable<CatalogProduct>, packs: Int = 1, packsInBasket: Int? = 0, isAdding: Bool = false,
        failure: CatalogError? = nil
    ) {
        self.product = product
        self.packs = packs
        self.packsInBasket = packsInBasket
        self.isAdding = isAdding
        self.failure = failure
    }

    package func load() async { loadCallCount += 1 }
    package func add() { addCallCount += 1 }
    package func showBasket() { showBasketCallCount += 1 }
}
