public import Catalog
import CatalogViews
public import ViewCore

/// Leads through the catalogue in one session.
@MainActor
public final class CatalogCoordinator {
    private let services: CatalogServices
    private let onShowBasket: @MainActor () -> Void

    /// Makes a coordinator; `onShowBasket` leads to the basket.
    public init(services: CatalogServices, onShowBasket: @escaping @MainActor () -> Void) {
        self.services = services
        self.onShowBasket = onShowBasket
    }

    /// The screen of a route.
    public func screen(for route: CatalogRoute) -> AnyView {
        switch route {
        case .list:
            let viewModel = LiveCatalogListViewModel(repository: services.repository)
            viewModel.onShowBasket = onShowBasket
            return AnyView(CatalogListView(viewModel: viewModel))
        case .product(let id):
            let viewModel = LiveProductViewModel(repository: services.repository, cart: services.dependencies.cart, product: id)
            viewModel.onShowBasket = onShowBasket
            return AnyView(ProductView(viewModel: viewModel))
        }
    }
}
