import Cart
import Common
import Domain
import Foundation
import Persistence

/// The stock of the household over SQLite.
struct StockStore: Sendable {
    let database: Database
    let wallClock: any WallClock

    /// The local time. Throws `noDate`.
    func now() throws(CartError) -> CivilDateTime {
        guard let now = CivilDateTime(instant: wallClock.now, in: wallClock.timeZone) else { throw .noDate }
        return now
    }

    /// Every supply, in their order.
    func stocks() async throws(CartError) -> [Stock] {
        let today = try now().date
        return try await database.readCart { connection in
            try SupplyKind.allCases.map { try Self.stock(of: $0, on: today, connection) }
        }
    }

    /// One supply, with what changed it.
    func page(of kind: SupplyKind) async throws(CartError) -> SupplyPage {
        let today = try now().date
        return try await database.readCart { connection in
            let ledger = StockLedger(connection: connection, kind: kind)
            return SupplyPage(
                stock: try Self.stock(of: kind, on: today, connection),
                movements: try ledger.start().map { try ledger.movements(from: $0, limit: SupplyPage.limit) } ?? [])
        }
    }

    /// The most pressing supply that nobody has dismissed.
    func notice() async throws(CartError) -> Stock? {
        let today = try now().date
        return try await database.readCart { connection in
            let dismissed = try connection.query("SELECT kind, dismissed FROM cart_supplies WHERE dismissed IS NOT NULL") {
                (try $0.text(0), try $0.int(1))
            }
            let levels = Dictionary(dismissed, uniquingKeysWith: max)
            let stocks = try SupplyKind.allCases.map { try Self.stock(of: $0, on: today, connection) }
            let pressing = stocks.filter { stock in stock.warning.map { $0.rawValue > levels[stock.kind.rawValue, default: 0] } ?? false }
            return pressing.max { ($0.warning?.rawValue ?? 0) < ($1.warning?.rawValue ?? 0) }
        }
    }

    /// Says no more of a supply as long as it is not more pressing than this.
    func dismiss(_ warning: StockWarning, of kind: SupplyKind) async throws(CartError) {
        try await database.writeCart { connection in
            try connection.execute(
                "INSERT INTO cart_supplies (kind, dismissed) VALUES (?, ?) ON CONFLICT DO UPDATE SET dismissed = excluded.dismissed",
                [.text(kind.rawValue), SQLValue(warning.rawValue)])
        }
    }

    /// Takes over what somebody counted, where they did, and when the first of it expires.
    func set(_ count: Int?, expiresOn: CivilDate?, of kind: SupplyKind) async throws(CartError) {
        let now = try now()
        try await database.writeCart { connection in
            if let count { try Self.book(kind, "counted", count, at: now, connection) }
            try connection.execute(
                """
                INSERT INTO cart_supplies (kind, expires_on) VALUES (?, ?)
                ON CONFLICT DO UPDATE SET expires_on = excluded.expires_on, dismissed = NULL
                """, [.text(kind.rawValue), SQLValue(expiresOn?.description)])
        }
    }

    private static func stock(of kind: SupplyKind, on today: CivilDate, _ connection: Connection) throws -> Stock {
        let ledger = StockLedger(connection: connection, kind: kind)
        let use = try ledger.use(until: today)
        let expiry = try connection.first("SELECT expires_on FROM cart_supplies WHERE kind = ?", [.text(kind.rawValue)]) {
            try $0.optionalText(0)
        }
        return Stock(
            kind: kind, count: try ledger.start().map { try ledger.count(from: $0) }, used: use.tests, days: use.days,
            expiresOn: (expiry ?? nil).flatMap(CivilDate.init), today: today)
    }

    static func book(
        _ kind: SupplyKind, _ reason: String, _ amount: Int, delivery: String? = nil, at time: CivilDateTime, _ connection: Connection
    ) throws {
        try connection.execute(
            "INSERT INTO cart_movements (kind, reason, amount, delivery, at) VALUES (?, ?, ?, ?, ?)",
            [.text(kind.rawValue), .text(reason), SQLValue(amount), SQLValue(delivery), .text(time.description)])
    }
}

extension StockStore: StockKeeping {
    func receive(_ supplies: [ReceivedSupply], delivery: String) async throws(CartError) {
        let now = try now()
        let amounts = Dictionary(supplies.map { ($0.kind, $0.count) }, uniquingKeysWith: +)
        try await database.writeCart { connection in
            let known = try connection.first("SELECT 1 FROM cart_movements WHERE delivery = ?", [.text(delivery)]) { try $0.int(0) }
            guard known == nil else { return }
            for (kind, amount) in amounts.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
                try Self.book(kind, "received", amount, delivery: delivery, at: now, connection)
                try connection.execute("UPDATE cart_supplies SET dismissed = NULL WHERE kind = ?", [.text(kind.rawValue)])
            }
        }
    }
}

extension StockStore {
    /// From where tests are booked, and how often somebody was erased until then.
    struct TestPage: Equatable, Sendable {
        /// The first day whose tests may count: that from which something is counted, or on which the use begins that is looked at.
        let first: CivilDate
        /// How often somebody was erased: whose tests were read before that may be gone.
        let erasures: Int
    }

    /// From where tests are to be booked now.
    func pageOfTests() async throws(CartError) -> TestPage {
        let today = try now().date
        return try await database.readCart { connection in
            let starts = try SupplyKind.allCases.filter { !$0.usedBy.isEmpty }.compactMap { kind in
                try StockLedger(connection: connection, kind: kind).start()?.time.date
            }
            let first = (starts + [today.adding(days: 1 - Stock.window) ?? today]).min() ?? today
            return TestPage(first: first, erasures: try StockErasure.count(connection))
        }
    }

    /// Books tests that were read from a page; one that is booked already is not booked again, whatever became of its reading. Where somebody was
    /// erased since, nothing is: the erasure was a change, with which they are read anew.
    func book(_ tests: [StripUse], on page: TestPage) async throws(CartError) {
        guard !tests.isEmpty else { return }
        try await database.writeCart { connection in
            guard try StockErasure.count(connection) == page.erasures else { return }
            for test in tests {
                try connection.execute(
                    """
                    INSERT INTO cart_tests (reading, person, test, measured_at) VALUES (?, ?, ?, ?)
                    ON CONFLICT DO UPDATE SET person = excluded.person WHERE person <> excluded.person
                    """,
                    [.text(test.id.rawValue), .text(test.person.rawValue), .text(test.test.rawValue), .text(test.measuredAt.description)])
            }
        }
    }
}
