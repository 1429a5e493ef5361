import Common
import Domain
import Foundation
import Logging
import Orders
import Persistence

/// The orders over SQLite, and the rules by which they change.
struct OrderStore: Sendable {
    let dependencies: OrdersDependencies

    private var database: Database { dependencies.database }

    /// The newest orders.
    func page() async throws(OrdersError) -> OrderPage {
        try await read { connection in
            let table = OrderTable(connection: connection)
            return OrderPage(orders: try table.newest(OrderPage.limit), total: try table.count())
        }
    }

    /// One order. Throws `noSuchOrder`.
    func order(_ id: OrderID) async throws(OrdersError) -> Order {
        guard let order = try await read({ try OrderTable(connection: $0).order(id) }) else { throw .noSuchOrder }
        return order
    }

    /// Takes over lines and details of a draft. Throws `noSuchOrder`, `notPossible` where it is none any more, `nothingOrdered`.
    func update(_ id: OrderID, lines: [OrderLine], details: OrderDetails) async throws(OrdersError) {
        guard !lines.isEmpty else { throw .nothingOrdered }
        try await write { connection in
            let table = OrderTable(connection: connection)
            guard let order = try table.order(id) else { throw OrdersError.noSuchOrder }
            guard order.state.isEditable else { throw OrdersError.notPossible }
            try table.update(order, lines: lines, details: details)
        }
    }

    /// Sets the state. What is received is counted up first: told twice it counts once, so a crash in between costs nothing. Throws
    /// `noSuchOrder`, `notPossible` where the state may not come next, `notCounted`.
    func set(_ state: OrderState, of id: OrderID) async throws(OrdersError) {
        let now = try now()
        let order = try await order(id)
        guard order.state.canBecome(state) else { throw .notPossible }
        if state == .received { try await book(order) }
        try await write { connection in
            let table = OrderTable(connection: connection)
            guard let order = try table.order(id) else { throw OrdersError.noSuchOrder }
            guard order.state.canBecome(state) else { throw OrdersError.notPossible }
            try table.set(state, of: order, at: now)
        }
    }

    /// Tells when orders were changed from now on.
    func changes() -> AsyncStream<OrdersChange> {
        database.changes { $0.isDisjoint(with: ["orders_orders", "orders_lines"]) ? [] : .orders }
    }

    private func book(_ order: Order) async throws(OrdersError) {
        do {
            try await dependencies.stock.book(
                order.lines.map { OrderedSupply(kind: $0.kind, count: $0.contents * $0.packs) }, of: order.id)
        } catch {
            throw .notCounted(error.words)
        }
    }

    private func now() throws(OrdersError) -> CivilDateTime {
        guard let now = CivilDateTime(instant: dependencies.wallClock.now, in: dependencies.wallClock.timeZone) else { throw .noDate }
        return now
    }

    private func read<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) async throws(OrdersError) -> Value {
        do {
            return try await database.read(body)
        } catch {
            throw .notRead(String(describing: error))
        }
    }

    @discardableResult
    private func write<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) async throws(OrdersError) -> Value {
        do {
            return try await database.write(body)
        } catch let error as OrdersError {
            throw error
        } catch {
            throw .notStored(String(describing: error))
        }
    }
}

extension OrderStore: OrderDrafting {
    func draft(_ lines: [OrderLine], key: String) async throws(OrdersError) -> OrderID {
        guard !lines.isEmpty else { throw .nothingOrdered }
        let now = try now()
        let details = await details()
        let new = OrderID(rawValue: dependencies.identifiers.next().uuidString.lowercased())
        return try await write { connection in
            let table = OrderTable(connection: connection)
            if let known = try table.order(key: key) { return known }
            try table.insert(new, key: key, at: now, lines: lines, details: details)
            return new
        }
    }

    func count() async throws(OrdersError) -> Int {
        try await read { try OrderTable(connection: $0).count() }
    }

    /// The address of whoever the app shows; without one it is typed.
    private func details() async -> OrderDetails {
        do {
            let contact = try await dependencies.addresses.contact()
            return OrderDetails(person: contact.person, address: contact.address.joined(separator: "\n"))
        } catch {
            dependencies.logger.log(.warning, "orders.addressNotRead", ["reason": .outside(error.words)])
            return OrderDetails()
        }
    }
}

/// What was changed by commits to the orders.
struct OrdersChange: OptionSet, Sendable {
    let rawValue: Int

    /// Orders or their lines.
    static let orders = OrdersChange(rawValue: 1)
}
