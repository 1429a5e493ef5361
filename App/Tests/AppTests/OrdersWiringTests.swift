import Cart
import CartImplementation
import CartMocks
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

/// The seams of the orders, over the app's real parts.
@MainActor @Suite(.timeLimit(.minutes(10)))
struct OrdersWiringTests {
    @Test func theBasketBecomesAnOrder() async throws {
        let dependencies = try await AppDependencies.ofTest()
        let drafting = OrdersWiring.services(dependencies).drafting
        try await OrderStartingContract(OrdersWiring.orders(dependencies)) { try await drafting.count() }.check()
        await dependencies.close()
    }

    @Test func whatWasOrderedIsCountedUpInTheStock() async throws {
        let dependencies = try await AppDependencies.ofTest()
        try await StockBookingContract(StockOfOrders(stock: dependencies.cart.stock)) { kind in
            try await dependencies.stockCount(of: kind)
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
        try await SupplyMeters(store: store, person: mia.id).bring(.meter(.glucose, number: 1), at: later)
        while try await dependencies.stockCount(of: .testStrips) != 49 { await Task.yield() }
        let line = BasketLine(id: "a", kind: .lancets, name: LocalizedText("L"), contents: 1, price: nil, packs: 1)
        _ = try await OrdersWiring.orders(dependencies).start([line], basket: "one")
        #expect(try await traces(of: [mia.id.rawValue, "Mia Quitte"], dependencies) > 0)

        try await store.erase(mia.id)
        #expect(try await traces(of: [mia.id.rawValue, "Mia Quitte", "Lindenweg"], dependencies) == 0)
        #expect(try await dependencies.stockCount(of: .testStrips) == 49)
        #expect(try await OrdersWiring.services(dependencies).drafting.count() == 1)
        await dependencies.cart.stop()
        await dependencies.close()
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
