/// Who takes orders: what the basket needs to become one.
///
/// `OrderStartingContract` of CartMocks tells what must hold.
public protocol OrderStarting: Sendable {
    /// Begins an order of what is in the basket. A basket begins one order: with the same key it is the one that is there already. Returns the
    /// order's identifier. Throws `OrderStartingError`; no order was begun then.
    func start(_ lines: [BasketLine], basket key: String) async throws(OrderStartingError) -> String
}

/// Why no order was begun.
public struct OrderStartingError: Error, Hashable, Sendable {
    /// What those say who take orders.
    public let words: String

    /// Makes an error.
    public init(_ words: String) {
        self.words = words
    }
}
