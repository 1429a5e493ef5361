import Catalog
import Common
import Domain
import Foundation
import LiveUI
import Observation

/// The list over what is kept, which is shown at once, while the server is asked for anything newer.
@MainActor @Observable
final class LiveCatalogListViewModel: CatalogListViewModel {
    var search = ""
    var kind: SupplyKind?
    private(set) var failure: CatalogError?
    private var refreshCount = 0
    /// Set by the coordinator.
    @ObservationIgnored var onShowBasket: @MainActor () -> Void = {}
    private let repository: CatalogRepository
    private let shows: @MainActor (SupplyKind) -> Bool
    private let kept: StoreBacked<SupplyCatalog?, CatalogError>

    init(repository: CatalogRepository, shows: @escaping @MainActor (SupplyKind) -> Bool) {
        self.repository = repository
        self.shows = shows
        kept = StoreBacked { try await repository.catalog() }
        kept.follow(repository.changes())
    }

    var isRefreshing: Bool { refreshCount > 0 }

    var page: Loadable<CatalogPage> {
        switch kept.value {
        case .loading: .loading
        case .failed(let error): .failed(error)
        case .loaded(let catalog?): .loaded(page(of: catalog))
        case .loaded(nil): failure.map { isRefreshing ? .loading : .failed($0) } ?? .loading
        }
    }

    func load() async {
        await kept.load()
        await refresh()
    }

    func refresh() async {
        refreshCount += 1
        defer { refreshCount -= 1 }
        do throws(CatalogError) {
            try await repository.refresh()
            failure = nil
        } catch {
            failure = error
        }
        await kept.load()
    }

    func showBasket() {
        onShowBasket()
    }

    private func page(of catalog: SupplyCatalog) -> CatalogPage {
        let words = search.split(separator: " ").map { Self.folded(String($0)) }
        let products = catalog.products.filter { shows($0.kind) }
        let found = products.filter { product in
            (kind == nil || product.kind == kind) && words.allSatisfy(Self.folded(product.searchedText).contains)
        }
        let kinds = Set(products.map(\.kind))
        return CatalogPage(found: found, kinds: SupplyKind.allCases.filter(kinds.contains), origin: catalog.origin)
    }

    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}

extension CatalogProduct {
    /// Whatever of it can be searched for, in all languages.
    fileprivate var searchedText: String {
        (Array(name.texts.values) + [maker ?? ""] + Array((details?.texts ?? [:]).values)).joined(separator: "\n")
    }
}
