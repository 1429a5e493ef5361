import Cart
import Domain
import Persistence

/// What is left of one supply, from what is booked: since somebody last counted, what came is added, and each test made after that moment takes
/// one away. A test made before it was counted along, whenever its meter is synced.
struct StockLedger {
    /// Where counting begins: what somebody counted last, or else, at 0, when something first came.
    struct Start: Equatable {
        /// The movement with which it begins; later ones have a higher number.
        let number: Int64
        /// How many there were.
        let amount: Int
        /// When, in local time.
        let time: CivilDateTime
    }

    let connection: Connection
    let kind: SupplyKind

    /// Where counting begins; nil where nothing was counted and nothing came.
    func start() throws -> Start? {
        let counted = "SELECT id, amount, at FROM cart_movements WHERE kind = ? AND reason = 'counted' ORDER BY id DESC LIMIT 1"
        let first = "SELECT 0, 0, at FROM cart_movements WHERE kind = ? ORDER BY id LIMIT 1"
        for sql in [counted, first] {
            let start = try connection.first(sql, [.text(kind.rawValue)]) { row in
                (number: try row.int64(0), amount: try row.int(1), time: CivilDateTime(try row.text(2)))
            }
            if let start, let time = start.time { return Start(number: start.number, amount: start.amount, time: time) }
        }
        return nil
    }

    /// How many are left; below 0 where more were used than there were.
    func count(from start: Start) throws -> Int {
        let moved = try connection.first(
            "SELECT coalesce(sum(amount), 0) FROM cart_movements WHERE kind = ? AND id > ?",
            [.text(kind.rawValue), .integer(start.number)]
        ) { try $0.int(0) }
        return start.amount + (moved ?? 0) - (try tests(after: start.time.description))
    }

    /// How many tests of the last days used one up, and how many days these are: fewer where tests are known for fewer.
    func use(until today: CivilDate) throws -> (tests: Int, days: Int) {
        let first = today.adding(days: 1 - Stock.window) ?? today
        let tomorrow = today.adding(days: 1) ?? today
        let oldest = try connection.first("SELECT min(measured_at) FROM cart_tests WHERE \(isUsedUp)") { try $0.optionalText(0) }
        guard let text = oldest ?? nil, let known = CivilDate(String(text.prefix(10))), known <= today else { return (0, 0) }
        let tests = try tests(after: first.description) - tests(after: tomorrow.description)
        return (tests, min(today.dayNumber - known.dayNumber + 1, Stock.window))
    }

    /// How many tests of someone count.
    func tests(of person: Person.ID, after start: Start) throws -> Int {
        try tests("person = ? AND measured_at > ?", [.text(person.rawValue), .text(start.time.description)])
    }

    /// What changed the stock, newest first: tests by day.
    func movements(from start: Start, limit: Int) throws -> [StockMovement] {
        let moved = try connection.query(
            "SELECT at, reason, amount FROM cart_movements WHERE kind = ? AND id >= ? ORDER BY id DESC LIMIT ?",
            [.text(kind.rawValue), .integer(start.number), SQLValue(limit)]
        ) { try StockMovement($0) }.compactMap(\.self)
        let tested = try connection.query(
            """
            SELECT substr(measured_at, 1, 10) AS day, count(*) FROM cart_tests WHERE \(isUsedUp) AND measured_at > ?
            GROUP BY day ORDER BY day DESC LIMIT ?
            """, [.text(start.time.description), SQLValue(limit)]
        ) { row in (day: CivilDate(try row.text(0)), count: try row.int(1)) }
        let tests = tested.compactMap { row in row.day.map { StockMovement(day: $0, reason: .tested, amount: -row.count) } }
        // What was counted stands below the tests of its day, which were made after it.
        let sorted = (tests + moved).enumerated().sorted { ($1.element.day, $0.offset) < ($0.element.day, $1.offset) }
        return sorted.prefix(limit).map(\.element)
    }

    private func tests(after time: String) throws -> Int {
        try tests("measured_at > ?", [.text(time)])
    }

    private func tests(_ condition: String, _ arguments: [SQLValue]) throws -> Int {
        try connection.first("SELECT count(*) FROM cart_tests WHERE \(isUsedUp) AND \(condition)", arguments) { try $0.int(0) } ?? 0
    }

    /// Whether a test uses up one of the supply.
    private var isUsedUp: String {
        "test IN (\(kind.usedBy.map { "'\($0.rawValue)'" }.joined(separator: ", ")))"
    }
}

extension StockMovement {
    /// Reads a row; nil where it has no day.
    fileprivate init?(_ row: Row) throws {
        let reason: Reason =
            switch try row.text(1) {
            case "counted": .counted
            case "received": .received
            default: .forgotten
            }
        guard let day = CivilDate(String(try row.text(0).prefix(10))) else { return nil }
        self.init(day: day, reason: reason, amount: try row.int(2))
    }
}
