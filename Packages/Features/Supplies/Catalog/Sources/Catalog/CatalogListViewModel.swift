package import Domain
package import Observation

/// What the list shows.
package struct CatalogPage: Hashable, Sendable {
    /// The products that were looked for, at most `CatalogPage.limit`.
    package let products: [CatalogProduct]
    /// How many were found.
    package let found: Int
    /// The kinds of which there are any, in their order.
    package let kinds: [SupplyKind]
    /// Where they come from.
    package let origin: SupplyCatalog.Origin

    /// How many are shown at most; a search finds the others.
    package static let limit = 100

    /// Makes a page of those products that were found.
    package init(found: [CatalogProduct], kinds: [SupplyKind], origin: SupplyCatalog.Origin) {
        products = Array(found.prefix(Self.limit))
        self.found = found.count
        self.kinds = kinds
        self.origin = origin
    }
}

/// The list of what can be ordered.
@MainActor
package protocol CatalogListViewModel: AnyObject, Observable {
    /// The list, as far as it was read.
    var page: Loadable<CatalogPage> { get }
    /// The words that are looked for; empty for all.
    var search: String { get set }
    /// The kind that is looked for; nil for all.
    var kind: SupplyKind? { get set }
    /// Whether the server is being asked.
    var isRefreshing: Bool { get }
    /// Why the list that is shown is not the newest; nil where it is.
    var failure: CatalogError? { get }

    /// Reads what is kept, and asks the server, also again after a failure.
    func load() async
    /// Asks the server.
    func refresh() async
    /// Leads to the basket.
    func showBasket()
}
