import Common
import Domain
import Foundation
import Orders
import Persistence

/// The rows of orders and their lines.
struct OrderTable {
    let connection: Connection

    private static let columns = "number, id, state, created_at, ordered_at, closed_at, person, address, email, note"

    /// The newest orders, newest first.
    func newest(_ limit: Int) throws -> [Order] {
        try orders("ORDER BY number DESC LIMIT ?", [SQLValue(limit)])
    }

    /// One order; nil where there is none.
    func order(_ id: OrderID) throws -> Order? {
        try orders("WHERE id = ?", [.text(id.rawValue)]).first
    }

    /// The order that was begun with a key; nil where there is none.
    func order(key: String) throws -> OrderID? {
        try connection.first("SELECT id FROM orders_orders WHERE key = ?", [.text(key)]) { OrderID(rawValue: try $0.text(0)) }
    }

    /// How many there are.
    func count() throws -> Int {
        try connection.first("SELECT count(*) FROM orders_orders") { try $0.int(0) } ?? 0
    }

    /// Adds a draft.
    func insert(_ id: OrderID, key: String, at time: CivilDateTime, lines: [OrderLine], details: OrderDetails) throws {
        try connection.execute(
            "INSERT INTO orders_orders (id, key, state, created_at, person, address, email, note) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [.text(id.rawValue), .text(key), .text(OrderState.draft.rawValue), .text(time.description)] + details.values)
        try insert(lines, of: connection.lastInsertedKey)
    }

    /// Takes over lines and details of a draft.
    func update(_ order: Order, lines: [OrderLine], details: OrderDetails) throws {
        try connection.execute(
            "UPDATE orders_orders SET person = ?, address = ?, email = ?, note = ? WHERE number = ?",
            details.values + [SQLValue(order.number)])
        try connection.execute("DELETE FROM orders_lines WHERE number = ?", [SQLValue(order.number)])
        try insert(lines, of: Int64(order.number))
    }

    /// Sets the state.
    func set(_ state: OrderState, of order: Order, at time: CivilDateTime) throws {
        let column = state == .ordered ? "ordered_at" : "closed_at"
        try connection.execute(
            "UPDATE orders_orders SET state = ?, \(column) = ? WHERE number = ?",
            [.text(state.rawValue), .text(time.description), SQLValue(order.number)])
    }

    /// Removes what somebody's orders say of them.
    func forget(_ person: Person.ID) throws {
        try connection.execute(
            "UPDATE orders_orders SET person = NULL, address = '', email = '', note = '' WHERE person = ?", [.text(person.rawValue)])
    }

    private func insert(_ lines: [OrderLine], of number: Int64) throws {
        for (position, line) in lines.enumerated() {
            try connection.execute(
                """
                INSERT INTO orders_lines (number, position, product, kind, name, contents, price, currency, packs)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """, [.integer(number), SQLValue(position)] + line.values)
        }
    }

    private func orders(_ condition: String, _ arguments: [SQLValue]) throws -> [Order] {
        try connection.query("SELECT \(Self.columns) FROM orders_orders \(condition)", arguments) { row in
            try Order(row) { try lines(of: $0) }
        }.compactMap(\.self)
    }

    private func lines(of number: Int) throws -> [OrderLine] {
        try connection.query(
            "SELECT product, kind, name, contents, price, currency, packs FROM orders_lines WHERE number = ? ORDER BY position",
            [SQLValue(number)]
        ) { try OrderLine($0) }
    }
}

extension Order {
    /// Reads a row with its lines; nil where it has no time, or a state that nobody knows.
    fileprivate init?(_ row: Row, lines: (Int) throws -> [OrderLine]) throws {
        guard let state = OrderState(rawValue: try row.text(2)), let createdAt = CivilDateTime(try row.text(3)) else { return nil }
        let number = try row.int(0)
        self.init(
            id: OrderID(rawValue: try row.text(1)), number: number, state: state, createdAt: createdAt,
            orderedAt: try row.optionalText(4).flatMap(CivilDateTime.init), closedAt: try row.optionalText(5).flatMap(CivilDateTime.init),
            lines: try lines(number),
            details: OrderDetails(
                person: try row.optionalText(6).map(Person.ID.init), address: try row.text(7), email: try row.text(8),
                note: try row.text(9)))
    }
}

extension OrderDetails {
    /// The values of a row.
    fileprivate var values: [SQLValue] { [SQLValue(person?.rawValue), .text(address), .text(email), .text(note)] }
}

extension OrderLine {
    /// Reads a row.
    fileprivate init(_ row: Row) throws {
        let currency = try row.optionalText(5).flatMap(Currency.init)
        self.init(
            id: try row.text(0), kind: SupplyKind(rawValue: try row.text(1)) ?? .accessories,
            name: try JSONDecoder().decode(LocalizedText.self, from: Data(try row.text(2).utf8)), contents: try row.int(3),
            price: try row.optionalInt(4).flatMap { units in currency.flatMap { Money(minorUnits: units, currency: $0) } },
            packs: try row.int(6))
    }

    /// The values of a row.
    fileprivate var values: [SQLValue] {
        get throws {
            [
                .text(id), .text(kind.rawValue), .text(String(decoding: try JSONEncoder().encode(name), as: UTF8.self)), SQLValue(contents),
                SQLValue(price?.minorUnits), SQLValue(price?.currency.rawValue), SQLValue(packs),
            ]
        }
    }
}
