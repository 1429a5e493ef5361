/// The basket, for those who offer something to order. Every function throws `CartError`, and changes nothing then.
public protocol BasketFilling: Sendable {
    /// Adds packs of a product; to those that are there, whose name and price become the newer ones. Throws `full` beyond 99 packs of a
    /// product or 50 products.
    func add(_ line: BasketLine) async throws(CartError)
    /// How many packs of a product are in it.
    func packs(of product: String) async throws(CartError) -> Int
    /// Tells when it was changed from now on.
    func changes() -> AsyncStream<Void>
}
