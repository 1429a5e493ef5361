import Cart
import CartImplementation
import CartMocks
import Catalog
import CatalogMocks
import Common
import Domain
import Orders
import OrdersImplementation
import OrdersMocks
import Persistence
import Preferences
import PreferencesImplementation
import ReadingStore
import ReadingStoreImplementation
import Testing

@testable import Meterbook

/// The seams between the features of the supplies, over the app's real parts.
@MainActor @Suite(.timeLimit(.minutes(10)))
struct SuppliesContractTests {
    @Test func theBasketTakesWhatTheCatalogueOffers() async throws {
        let dependencies = try await AppDependencies.ofTest()
        try await CartAddingContract(BasketAdding(basket: dependencies.cart.basket)).check()
        await dependencies.close()
    }

    @Test func theBasketBecomesAnOrder() async throws {
        let dependencies = try await AppDependencies.ofTest()
        let drafting = OrdersWiring.services(dependencies).drafting
        try await OrderStartingContract(OrdersWiring.orders(dependencies)) { try await drafting.count() }.check()
        await dependencies.close()
    }

    @Test func whatWasOrderedIsCountedUpInTheStock() async throws {
        let dependencies = try await AppDependencies.ofTest()
        try await StockBookingContract(StockOfOrders(stock: dependencies.cart.stock)) { kind in
            try await Self.count(of: kind, dependencies)
        }.check()
        await dependencies.close()
    }

    @Test func ordersGoWhereTheProfileSays() async throws {
        let dependencies = try await AppDependencies.ofTest()
        let people = dependencies.readingStore
        try await DeliveryAddressContract(ProfileAddresses(people: people, preferences: dependencies.preferences)) { street, city in
            try await people.setProfile(PersonProfile(address: DeliveryAddress(street: street, city: city)), of: .first)
        }.check()
        await dependencies.close()
    }

    @Test func theReadingsTellWhatMetersUsedUp() async throws {
        let dependencies = try await AppDependencies.ofTest()
        let meters = Meters(store: dependencies.readingStore)
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
        let (meters, usage) = (Meters(store: dependencies.readingStore), ReadingStripUsage(readings: dependencies.readingStore))
        dependencies.cart.start()
        try await dependencies.cart.stock.receive([ReceivedSupply(kind: .testStrips, count: 50)], delivery: "1")
        let later = try #require(CivilDateTime("2026-03-01T13:00:00"))
        for _ in 0..<2 { try await meters.bring(.meter(.glucose, number: 1), at: later) }
        try await meters.bring(.simulated, at: later)
        try await meters.bring(.typed, at: later)
        while try await Self.count(of: .testStrips, dependencies) != 49 { await Task.yield() }
        let today = try #require(CivilDate("2026-03-01"))
        let reading = try #require(try await usage.tests(from: today).first)
        _ = try await dependencies.readingStore.delete([reading.id])
        try await meters.bring(.meter(.glucose, number: 1), at: later)
        try await meters.bring(.meter(.control, number: 2), at: later)
        while try await Self.count(of: .testStrips, dependencies) != 48 { await Task.yield() }
        await dependencies.cart.stop()
        await dependencies.close()
    }

    /// Whoever is erased leaves nothing in the tables of the supplies; the household keeps its stock and its orders.
    @Test func whoIsErasedLeavesNothingInTheSupplies() async throws {
        let dependencies = try await AppDependencies.ofTest()
        let store = dependencies.readingStore
        let mia = try await store.addPerson(name: "Mia")
        let address = DeliveryAddress(recipient: "Mia Quitte", street: "Lindenweg 1", city: "Bonn")
        try await store.setProfile(PersonProfile(name: "Mia", address: address), of: mia.id)
        try await dependencies.preferences.set(.person(mia.id), for: .shownPerson)
        dependencies.cart.start()
        try await dependencies.cart.stock.receive([ReceivedSupply(kind: .testStrips, count: 50)], delivery: "1")
        let later = try #require(CivilDateTime("2026-03-01T13:00:00"))
        try await Meters(store: store, person: mia.id).bring(.meter(.glucose, number: 1), at: later)
        while try await Self.count(of: .testStrips, dependencies) != 49 { await Task.yield() }
        let line = BasketLine(id: "a", kind: .lancets, name: LocalizedText("L"), contents: 1, price: nil, packs: 1)
        _ = try await OrdersWiring.orders(dependencies).start([line], basket: "one")
        #expect(try await traces(of: [mia.id.rawValue, "Mia Quitte"], dependencies) > 0)

        try await store.erase(mia.id)
        #expect(try await traces(of: [mia.id.rawValue, "Mia Quitte", "Lindenweg"], dependencies) == 0)
        #expect(try await Self.count(of: .testStrips, dependencies) == 49)
        #expect(try await OrdersWiring.services(dependencies).drafting.count() == 1)
        await dependencies.cart.stop()
        await dependencies.close()
    }

    /// How many are in the stock, by the movements and tests that its tables have.
    private static func count(of kind: SupplyKind, _ dependencies: AppDependencies) async throws -> Int {
        try await dependencies.database.read { connection in
            let moved = try connection.first(
                "SELECT coalesce(sum(amount), 0) FROM cart_movements WHERE kind = ?", [.text(kind.rawValue)]
            ) { try $0.int(0) }
            let tests = kind == .testStrips ? "test <> 'ketone'" : kind == .lancets ? "test <> 'control'" : "test = 'ketone'"
            let used = try connection.first("SELECT count(*) FROM cart_tests WHERE \(tests)") { try $0.int(0) }
            return (moved ?? 0) - (used ?? 0)
        }
    }

    /// In how many rows of the supplies' tables one of the words stands.
    private func traces(of words: [String], _ dependencies: AppDependencies) async throws -> Int {
        let columns = [
            "cart_tests": ["reading", "person"], "cart_movements": ["delivery"], "orders_orders": ["person", "address", "email", "note"],
            "orders_lines": ["name"], "cart_lines": ["name"],
        ]
        return try await dependencies.database.read { connection in
            var count = 0
            for (table, columns) in columns {
                for column in columns {
                    for word in words {
                        let rows = "SELECT count(*) FROM \(table) WHERE instr(coalesce(\(column), ''), ?) > 0"
                        count += try connection.first(rows, [.text(word)]) { try $0.int(0) } ?? 0
                    }
                }
            }
            return count
        }
    }
}

/// Meters and people that bring readings into the store.
private struct Meters {
    let store: SQLiteReadingStore
    var person = Person.ID.first

    func bring(_ event: StripUsageContract.Event, at time: CivilDateTime) async throws {
        switch event {
        case .meter(let test, let number): try await sync("00:11:22:33:44:55", test, number, isSimulated: false, at: time)
        case .simulated: try await sync("00:11:22:33:44:66", .glucose, 1, isSimulated: true, at: time)
        case .typed:
            _ = try await store.add(NewReading(person: person, measuredAt: time, result: .glucose(.milligramsPerDeciliter(101))))
        }
    }

    private func sync(_ address: String, _ test: StripUse.Test, _ number: Int, isSimulated: Bool, at time: CivilDateTime) async throws {
        let meter = try await store.add(NewDevice(address: address, name: "Meter", person: person, isSimulated: isSimulated))
        let result: TestResult = test == .ketone ? .ketoneNone : .glucose(.milligramsPerDeciliter(101))
        let record = NewRecord(
            epoch: 0, sequence: UInt16(number), identity: [0, UInt8(number)], measurement: [UInt8(number)], result: result,
            measuredAt: time, type: test == .control ? .controlSolution : .capillaryWholeBlood)
        let sync = try await store.beginSync(of: meter.id)
        _ = try await store.finishSync(sync.id, storing: RecordBatch(records: [record]), as: SyncEnd(.complete, cursor: .clear))
    }
}
