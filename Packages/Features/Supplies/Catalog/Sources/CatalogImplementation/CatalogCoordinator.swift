public import Catalog
import CatalogViews
public import Domain
public import ViewCore

/// Leads through the catalogue in one session.
@MainActor
public final class CatalogCoordinator {
    private let services: CatalogServices
    private let onShowBasket: @MainActor () -> Void
    private let shows: @MainActor (SupplyKind) -> Bool

    /// Makes a coordinator; `onShowBasket` leads to the basket. `shows` tells which supplies are for anything that people here own; others are
    /// as if they did not exist.
    public init(
        services: CatalogServices, onShowBasket: @escaping @MainActor () -> Void, shows: @escaping @MainActor (SupplyKind) -> Bool
    ) {
        self.services = services
        self.shows = shows
        self.onShowBasket = onShowBasket
    }

    /// The screen of a route.
    public func screen(for route: CatalogRoute) -> AnyView {
        switch route {
        case .list:
            let viewModel = LiveCatalogListViewModel(repository: services.repository, shows: shows)
            viewModel.onShowBasket = onShowBasket
            return AnyView(CatalogListView(viewModel: viewModel))
        case .product(let id):
            let viewModel = LiveProductViewModel(
                repository: services.repository, cart: services.dependencies.cart, product: id, shows: shows)
            viewModel.onShowBasket = onShowBasket
            return AnyView(ProductView(viewModel: viewModel))
        }
    }
}
