public import Domain
public import Orders
public import Persistence

/// What the orders offer to the rest of the app, and what all sessions share.
public struct OrdersServices: Sendable {
    /// The migrations of the orders' tables, oldest first.
    public static var migrations: [Migration] { OrdersMigrations.all }

    /// Empties the address and the words of the orders of somebody who is erased, in a transaction. The orders stay: they are the household's.
    public static func erase(_ person: Person.ID, _ connection: Connection) throws {
        try OrderTable(connection: connection).forget(person)
    }

    /// Begins orders.
    public var drafting: any OrderDrafting { store }
    let store: OrderStore

    /// Makes the services.
    public init(dependencies: OrdersDependencies) {
        store = OrderStore(dependencies: dependencies)
    }
}
