import Domain
import Persistence

/// Removes the tests of somebody who is erased, and books what they used up as one movement without a name: the strips are gone all the same.
struct StockErasure {
    private let person: Person.ID
    private let connection: Connection

    init(of person: Person.ID, _ connection: Connection) {
        self.person = person
        self.connection = connection
    }

    /// How often somebody was erased.
    static func count(_ connection: Connection) throws -> Int {
        try connection.first("SELECT count FROM cart_erasures") { try $0.int(0) } ?? 0
    }

    /// Does it, in the transaction of the caller.
    func run() throws {
        for kind in SupplyKind.allCases {
            let ledger = StockLedger(connection: connection, kind: kind)
            guard let start = try ledger.start() else { continue }
            let tests = try ledger.tests(of: person, after: start)
            if tests > 0 { try forget(tests, of: kind) }
        }
        try connection.execute("DELETE FROM cart_tests WHERE person = ?", [.text(person.rawValue)])
        try connection.execute("UPDATE cart_erasures SET count = count + 1")
    }

    /// With the time of the movement before it: when the tests were made says something of whoever made them.
    private func forget(_ tests: Int, of kind: SupplyKind) throws {
        try connection.execute(
            """
            INSERT INTO cart_movements (kind, reason, amount, at)
            SELECT kind, 'forgotten', ?, at FROM cart_movements WHERE kind = ? ORDER BY id DESC LIMIT 1
            """, [SQLValue(-tests), .text(kind.rawValue)])
    }
}
