public import Domain

/// Begins orders, for whoever has something to order. Every function throws `OrdersError`, and changes nothing then.
public protocol OrderDrafting: Sendable {
    /// Begins a draft of these lines. With a key that was given before, it is the order that was begun then.
    func draft(_ lines: [OrderLine], key: String) async throws(OrdersError) -> OrderID
    /// Forgets the address and the words of orders that somebody received. The orders stay: they are the household's.
    func forget(_ person: Person.ID) async throws(OrdersError)
    /// How many orders there are.
    func count() async throws(OrdersError) -> Int
}
