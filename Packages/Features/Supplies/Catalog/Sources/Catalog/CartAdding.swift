/// Where products go that somebody wants to order: what the catalogue needs of a basket.
///
/// `CartAddingContract` of CatalogMocks tells what must hold.
public protocol CartAdding: Sendable {
    /// Puts packs of a product into the basket, to those that are there. Throws `CartAddingError`; the basket is then as it was.
    func add(_ product: CatalogProduct, packs: Int) async throws(CartAddingError)
    /// How many packs of a product are in the basket. Throws `CartAddingError.notReached`.
    func packs(of product: CatalogProduct.ID) async throws(CartAddingError) -> Int
    /// Tells when the basket was changed from now on.
    func changes() -> AsyncStream<Void>
}

/// Why something is not in the basket.
public enum CartAddingError: Error, Hashable, Sendable {
    /// More of it, or more products, than a basket holds.
    case full
    /// The basket could not be read or written; with its words.
    case notReached(String)
}
