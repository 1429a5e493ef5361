package import Cart
import Common
package import Domain
import Observation

/// A supply whose state is given.
@MainActor @Observable
package final class MockSupplyViewModel: SupplyViewModel {
    package let kind: SupplyKind
    package var page: Loadable<SupplyPage>
    package var typedCount: String
    package var expiresOn: CivilDate?
    package var isMistyped: Bool
    package var failure: CartError?
    /// How often it was asked to load.
    package private(set) var loadCallCount = 0
    /// How often it was asked to save.
    package private(set) var saveCallCount = 0
    /// How often the catalogue was to be shown.
    package private(set) var showCatalogCallCount = 0

    /// Makes a view model that shows a page.
    package init(
        kind: SupplyKind = .testStrips, page: Loadable<SupplyPage>, typedCount: String = "", isMistyped: Bool = false,
        failure: CartError? = nil
    ) {
        self.kind = kind
        self.page = page
        self.typedCount = typedCount
        self.isMistyped = isMistyped
        self.failure = failure
        expiresOn = page.value?.stock.expiresOn
    }

    package func load() async { loadCallCount += 1 }
    package func save() { saveCallCount += 1 }
    package func showCatalog() { showCatalogCallCount += 1 }
}
