import Cart
import CartImplementation
import CartMocks
import Domain
import ReadingStoreImplementation
import Testing

@testable import Meterbook

/// The seam between the stock and the readings, over the app's real parts.
@MainActor @Suite(.timeLimit(.minutes(10)))
struct CartWiringTests {
    @Test func theReadingsTellWhatMetersUsedUp() async throws {
        let dependencies = try await AppDependencies.ofTest()
        let meters = SupplyMeters(store: dependencies.readingStore)
        try await StripUsageContract(ReadingStripUsage(readings: dependencies.readingStore)) { event, time in
            try await meters.bring(event, at: time)
        } delete: { id in
            _ = try await dependencies.readingStore.delete([id])
        }.check()
        await dependencies.close()
    }

    /// From the meter's memory to the stock: counted, synced, synced again, deleted, synced once more.
    @Test func aReadingUsesUpOneStripHoweverOftenItIsSyncedAndAlsoOnceItIsDeleted() async throws {
        let dependencies = try await AppDependencies.ofTest()
        let (meters, usage) = (SupplyMeters(store: dependencies.readingStore), ReadingStripUsage(readings: dependencies.readingStore))
        dependencies.cart.start()
        try await dependencies.cart.stock.receive([ReceivedSupply(kind: .testStrips, count: 50)], delivery: "1")
        let later = try #require(CivilDateTime("2026-03-01T13:00:00"))
        for _ in 0..<2 { try await meters.bring(.meter(.glucose, number: 1), at: later) }
        try await meters.bring(.simulated, at: later)
        try await meters.bring(.typed, at: later)
        while try await dependencies.stockCount(of: .testStrips) != 49 { await Task.yield() }
        let today = try #require(CivilDate("2026-03-01"))
        let reading = try #require(try await usage.tests(from: today).first)
        _ = try await dependencies.readingStore.delete([reading.id])
        try await meters.bring(.meter(.glucose, number: 1), at: later)
        try await meters.bring(.meter(.control, number: 2), at: later)
        while try await dependencies.stockCount(of: .testStrips) != 48 { await Task.yield() }
        await dependencies.cart.stop()
        await dependencies.close()
    }
}
