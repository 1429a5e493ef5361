import Cart
import Common
import Domain
import Foundation
import Persistence

/// The basket over SQLite.
struct BasketStore: Sendable {
    /// How many products a basket holds.
    static let mostLines = 50

    /// What is in the basket, and which basket it is.
    struct Content: Equatable, Sendable {
        /// What its order is known by; another one after each order.
        let key: String
        /// The lines, in the order in which they were added.
        let lines: [BasketLine]
    }

    let database: Database
    let identifiers: any IdentifierSource

    /// The lines, in the order in which they were added.
    func lines() async throws(CartError) -> [BasketLine] {
        try await database.readCart { try Self.lines($0) }
    }

    /// What is in the basket, with the key that its order has.
    func content() async throws(CartError) -> Content {
        let new = identifiers.next().uuidString.lowercased()
        return try await database.writeCart { connection in
            try connection.execute("INSERT OR IGNORE INTO cart_basket (id, key) VALUES (1, ?)", [.text(new)])
            let key = try connection.first("SELECT key FROM cart_basket") { try $0.text(0) }
            return Content(key: key ?? new, lines: try Self.lines(connection))
        }
    }

    /// Wants so many packs of a product.
    func setPacks(_ packs: Int, of product: String) async throws(CartError) {
        let packs = min(max(packs, BasketLine.packs.lowerBound), BasketLine.packs.upperBound)
        try await database.writeCart {
            try $0.execute(
                "UPDATE cart_lines SET packs = ? WHERE product = ? AND packs <> ?", [SQLValue(packs), .text(product), SQLValue(packs)])
        }
    }

    /// Takes a product out, and returns its line; nil where there is none.
    func remove(_ product: String) async throws(CartError) -> BasketLine? {
        try await database.writeCart { connection in
            let line = try Self.lines(connection).first { $0.id == product }
            try connection.execute("DELETE FROM cart_lines WHERE product = ?", [.text(product)])
            return line
        }
    }

    /// Empties the basket of a key; another one stays as it is.
    func empty(_ key: String) async throws(CartError) {
        try await database.writeCart { connection in
            guard try connection.execute("DELETE FROM cart_basket WHERE key = ?", [.text(key)]) > 0 else { return }
            try connection.execute("DELETE FROM cart_lines")
        }
    }

    private static func lines(_ connection: Connection) throws -> [BasketLine] {
        try connection.query(
            "SELECT product, kind, name, contents, price, currency, packs FROM cart_lines ORDER BY position"
        ) { try BasketLine($0) }
    }
}

extension BasketStore: BasketFilling {
    func add(_ line: BasketLine) async throws(CartError) {
        try await database.writeCart { connection in
            let others = try connection.query("SELECT product, packs FROM cart_lines") { (product: try $0.text(0), packs: try $0.int(1)) }
            let old = others.first { $0.product == line.id }
            let packs = (old?.packs ?? 0) + line.packs
            guard line.packs > 0, packs <= BasketLine.packs.upperBound, old != nil || others.count < Self.mostLines else {
                throw CartError.full
            }
            try connection.execute(
                """
                INSERT INTO cart_lines (product, kind, name, contents, price, currency, packs) VALUES (?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (product) DO UPDATE SET kind = excluded.kind, name = excluded.name, contents = excluded.contents,
                    price = excluded.price, currency = excluded.currency, packs = excluded.packs
                """, try line.columns(packs: packs))
        }
    }

    func packs(of product: String) async throws(CartError) -> Int {
        try await database.readCart { connection in
            try connection.first("SELECT packs FROM cart_lines WHERE product = ?", [.text(product)]) { try $0.int(0) } ?? 0
        }
    }

    func changes() -> AsyncStream<Void> {
        database.changes(of: .basket).signals()
    }
}

extension BasketLine {
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
    fileprivate func columns(packs: Int) throws -> [SQLValue] {
        [
            .text(id), .text(kind.rawValue), .text(String(decoding: try JSONEncoder().encode(name), as: UTF8.self)), SQLValue(contents),
            SQLValue(price?.minorUnits), SQLValue(price?.currency.rawValue), SQLValue(packs),
        ]
    }
}
