/// Begins orders, for whoever has something to order. Every function throws `OrdersError`, and changes nothing then.
public protocol OrderDrafting: Sendable {
    /// Begins a draft of these lines. With a key that was given before, it is the order that was begun then.
    func draft(_ lines: [OrderLine], key: String) async throws(OrdersError) -> OrderID
    /// How many orders there are.
    func count() async throws(OrdersError) -> Int
}
