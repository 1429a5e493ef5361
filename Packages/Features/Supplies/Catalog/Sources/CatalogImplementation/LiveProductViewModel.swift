import Catalog
import Common
import Domain
import LiveUI
import Observation

/// A product over what is kept, and the basket over the seam to it.
@MainActor @Observable
final class LiveProductViewModel: ProductViewModel {
    var packs = 1
    private(set) var isAdding = false
    private(set) var failure: CatalogError?
    /// Set by the coordinator.
    @ObservationIgnored var onShowBasket: @MainActor () -> Void = {}
    private let cart: any CartAdding
    private let shows: @MainActor (SupplyKind) -> Bool
    private let kept: StoreBacked<CatalogProduct, CatalogError>
    private let basket: StoreBacked<Int, CartAddingError>

    init(
        repository: CatalogRepository, cart: any CartAdding, product id: CatalogProduct.ID, shows: @escaping @MainActor (SupplyKind) -> Bool
    ) {
        self.cart = cart
        self.shows = shows
        kept = StoreBacked {
            guard let product = try await repository.catalog()?.products.first(where: { $0.id == id }) else {
                throw CatalogError.noSuchProduct
            }
            return product
        }
        kept.follow(repository.changes())
        basket = StoreBacked {
            try await cart.packs(of: id)
        } failure: {
            $0 as? CartAddingError ?? .notReached(String(describing: $0))
        }
        basket.follow(cart.changes())
    }

    var product: Loadable<CatalogProduct> {
        if let product = kept.value.value, !shows(product.kind) { .failed(.noSuchProduct) } else { kept.value }
    }

    var packsInBasket: Int? { basket.value.value }

    func load() async {
        await kept.load()
        await basket.load()
    }

    func add() {
        guard let product = product.value, !isAdding else { return }
        isAdding = true
        failure = nil
        Task { [packs] in
            do throws(CartAddingError) {
                try await cart.add(product, packs: packs)
                await basket.load()
                self.packs = 1
            } catch {
                failure = CatalogError(error)
            }
            isAdding = false
        }
    }

    func showBasket() {
        onShowBasket()
    }
}

extension CatalogError {
    /// What an error of the basket means here.
    fileprivate init(_ error: CartAddingError) {
        switch error {
        case .full: self = .basketFull
        case .notReached(let words): self = .notAdded(words)
        }
    }
}
