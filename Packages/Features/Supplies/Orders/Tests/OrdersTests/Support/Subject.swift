import Common
import Domain
import Foundation
import LoggingMocks
import Orders
import OrdersMocks
import Persistence

@testable import OrdersImplementation

/// The feature's real parts over a database in memory, at noon on 1 March 2026.
@MainActor
struct Subject {
    let database: Database
    let stock: MockStockBooking
    let addresses = MockDeliveryAddress(.success(.ada))
    let logger = RecordingLogger()
    let services: OrdersServices

    init(database: Database? = nil, stock: MockStockBooking = MockStockBooking(), now: Date = Date(timeIntervalSince1970: 1_772_366_400))
        async throws
    {
        let opened = if let database { database } else { try Database(.memory) }
        self.database = opened
        self.stock = stock
        try await opened.migrate(OrdersMigrations.all)
        services = OrdersServices(
            dependencies: OrdersDependencies(
                database: opened, stock: stock, addresses: addresses, identifiers: SequentialIdentifierSource(),
                wallClock: FixedWallClock(now: now, timeZone: .gmt), logger: logger))
    }

    var store: OrderStore { services.store }

    /// Begins an order of strips and lancets.
    func draft(_ key: String = "one") async throws -> OrderID {
        try await services.drafting.draft([.strips, .lancets], key: key)
    }
}
