public import Orders

/// What the orders offer to the rest of the app, and what all sessions share.
public struct OrdersServices: Sendable {
    /// Begins orders.
    public var drafting: any OrderDrafting { store }
    let store: OrderStore

    /// Makes the services.
    public init(dependencies: OrdersDependencies) {
        store = OrderStore(dependencies: dependencies)
    }
}
