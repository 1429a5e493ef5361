import Cart
import CartMocks
import Common
import Domain
import Foundation
import LoggingMocks
import Persistence

@testable import CartImplementation

/// The feature's real parts over a database in memory, at noon on 1 March 2026.
@MainActor
struct Subject {
    let database: Database
    let usage = MockStripUsage()
    let logger = RecordingLogger()
    let clock: MovableWallClock
    let services: CartServices

    init(database: Database? = nil, now: String = "2026-03-01T12:00:00") async throws {
        let opened = if let database { database } else { try Database(.memory) }
        self.database = opened
        try await opened.migrate(CartMigrations.all)
        clock = MovableWallClock(now)
        services = CartServices(
            dependencies: CartDependencies(
                database: opened, usage: usage, identifiers: SequentialIdentifierSource(), wallClock: clock, schedule: DailySchedule(),
                logger: logger))
    }

    var stocks: StockStore { services.stocks }
    var baskets: BasketStore { services.baskets }

    /// How many of a supply are left; nil where nobody counted.
    func count(of kind: SupplyKind) async throws -> Int? {
        try await stocks.stocks().first { $0.kind == kind }?.count
    }

    /// Books tests that were just read.
    func book(_ tests: [StripUse]) async throws {
        try await stocks.book(tests, on: try await stocks.pageOfTests())
    }

    /// Erases somebody.
    func erase(_ person: String) async throws {
        try await database.write { try CartServices.erase(Person.ID(rawValue: person), $0) }
    }

    /// A test of blood glucose, unless something else is said.
    static func test(_ id: String, _ time: String, _ test: StripUse.Test = .glucose, of person: String = "ada") -> StripUse? {
        CivilDateTime(time).map {
            StripUse(id: Reading.ID(rawValue: id), person: Person.ID(rawValue: person), test: test, measuredAt: $0)
        }
    }
}

/// A clock in UTC that a test sets.
final class MovableWallClock: WallClock {
    private let instant: Locked<Date>

    init(_ time: String) {
        instant = Locked(Self.instant(time))
    }

    var now: Date { instant.withLock(\.self) }
    let timeZone = TimeZone.gmt

    /// Sets it to a local time.
    func set(_ time: String) {
        instant.withLock { $0 = Self.instant(time) }
    }

    private static func instant(_ time: String) -> Date {
        CivilDateTime(time)?.instant(in: .gmt) ?? .distantFuture + 1e15
    }
}
