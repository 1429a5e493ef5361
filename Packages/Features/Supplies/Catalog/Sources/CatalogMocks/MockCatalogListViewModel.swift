package import Catalog
package import Domain
import Observation

/// The list's view model whose state is given.
@MainActor @Observable
package final class MockCatalogListViewModel: CatalogListViewModel {
    package var page: Loadable<CatalogPage>
    package var search: String
    package var kind: SupplyKind?
    package var isRefreshing: Bool
    package var failure: CatalogError?
    /// How often it was asked to load.
    package private(set) var loadCallCount = 0
    /// How often it was asked to refresh.
    package private(set) var refreshCallCount = 0
    /// How often the basket was to be shown.
    package private(set) var showBasketCallCount = 0

    /// Makes a view model that shows a page.
    package init(
        page: Loadable<CatalogPage>, search: String = "", kind: SupplyKind? = nil, isRefreshing: Bool = false,
        failure: CatalogError? = nil
    ) {
        self.page = page
        self.search = search
        self.kind = kind
        self.isRefreshing = isRefreshing
        self.failure = failure
    }

    package func load() async { loadCallCount += 1 }
    package func refresh() async { refreshCallCount += 1 }
    package func showBasket() { showBasketCallCount += 1 }
}
