import Domain
import Foundation
import LoggingMocks
import Orders
import OrdersMocks
import Persistence
import TestSupport
import Testing

@testable import OrdersImplementation

/// The orders over a real database.
@MainActor @Suite(.timeLimit(.minutes(10)))
struct OrderStoreTests {
    @Test func aDraftHasTheAddressOfThePersonAndStaysOverARestart() async throws {
        let folder = try TemporaryFolder()
        let first = try await Subject(database: try Database(.file(path: folder.path("data.db"))))
        let id = try await first.draft()
        await first.database.close()
        let second = try await Subject(database: try Database(.file(path: folder.path("data.db"))))
        let order = try await second.store.order(id)
        #expect(order.number == 1 && order.state == .draft && order.createdAt == CivilDateTime("2026-03-01T12:00:00"))
        #expect(order.lines == [.strips, .lancets] && order.details.address == "Ada Weiß\nLindenweg 1\n53111 Bonn")
        #expect(order.details.person == DeliveryContact.ada.person && order.details.email.isEmpty)
        await second.database.close()
    }

    @Test func aBasketBeginsOneOrder() async throws {
        let subject = try await Subject()
        let id = try await subject.draft("one")
        #expect(try await subject.draft("one") == id)
        #expect(try await subject.draft("two") != id)
        #expect(try await subject.services.drafting.count() == 2)
        #expect(try await subject.store.page().orders.map(\.number) == [2, 1])
        await #expect(throws: OrdersError.nothingOrdered) { try await subject.services.drafting.draft([], key: "three") }
    }

    @Test func withoutAnAddressADraftIsBegunAllTheSame() async throws {
        let subject = try await Subject()
        subject.addresses.contactToReturn = .failure(OrderSeamError("a reason"))
        let order = try await subject.store.order(try await subject.draft())
        #expect(order.details == OrderDetails() && subject.logger.events("orders.addressNotRead").count == 1)
    }

    @Test func onlyADraftCanBeEdited() async throws {
        let subject = try await Subject()
        let id = try await subject.draft()
        var strips = OrderLine.strips
        strips.packs = 5
        try await subject.store.update(id, lines: [strips], details: .full)
        #expect(try await subject.store.order(id).lines == [strips])
        #expect(try await subject.store.order(id).details == .full)
        await #expect(throws: OrdersError.nothingOrdered) { try await subject.store.update(id, lines: [], details: .full) }
        try await subject.store.set(.ordered, of: id)
        await #expect(throws: OrdersError.notPossible) { try await subject.store.update(id, lines: [.lancets], details: .full) }
        #expect(try await subject.store.order(id).lines == [strips])
        let gone = OrderID(rawValue: "gone")
        await #expect(throws: OrdersError.noSuchOrder) { try await subject.store.update(gone, lines: [.lancets], details: .full) }
    }

    @Test func everyStepThatIsNoneIsRefusedAndChangesNothing() async throws {
        for path in [[OrderState.ordered, .received], [.ordered, .cancelled], [.cancelled], []] {
            let subject = try await Subject()
            let id = try await subject.draft()
            for state in path { try await subject.store.set(state, of: id) }
            let before = try await subject.store.order(id)
            #expect(before.state == path.last ?? .draft)
            for state in OrderState.allCases where !before.state.canBecome(state) {
                await #expect(throws: OrdersError.notPossible) { try await subject.store.set(state, of: id) }
            }
            #expect(try await subject.store.order(id) == before)
            #expect(subject.stock.bookCallCount == (before.state == .received ? 1 : 0))
        }
    }

    @Test func whatIsReceivedIsCountedUp() async throws {
        let subject = try await Subject()
        let id = try await subject.draft()
        try await subject.store.set(.ordered, of: id)
        try await subject.store.set(.received, of: id)
        #expect(subject.stock.booked == [id: [OrderedSupply(kind: .testStrips, count: 100), OrderedSupply(kind: .lancets, count: 200)]])
        let order = try await subject.store.order(id)
        #expect(order.orderedAt != nil && order.closedAt == CivilDateTime("2026-03-01T12:00:00"))
    }

    /// The process ends after the stock was counted up and before the order says so: pressed again, nothing is counted twice.
    @Test func aCrashBetweenStockAndOrderCountsNothingTwice() async throws {
        let folder = try TemporaryFolder()
        let stock = MockStockBooking()
        let first = try await Subject(database: try Database(.file(path: folder.path("data.db"))), stock: stock)
        let id = try await first.draft()
        try await first.store.set(.ordered, of: id)
        try await stock.book([OrderedSupply(kind: .testStrips, count: 100)], of: id)
        await first.database.close()
        let second = try await Subject(database: try Database(.file(path: folder.path("data.db"))), stock: stock)
        #expect(try await second.store.order(id).state == .ordered)
        try await second.store.set(.received, of: id)
        #expect(stock.count(of: .testStrips) == 100 && stock.bookCallCount == 2)
        await second.database.close()
    }

    @Test func aStockThatCannotCountLeavesTheOrderAsItWas() async throws {
        let subject = try await Subject()
        let id = try await subject.draft()
        try await subject.store.set(.ordered, of: id)
        subject.stock.failure = OrderSeamError("a reason")
        await #expect(throws: OrdersError.notCounted("a reason")) { try await subject.store.set(.received, of: id) }
        #expect(try await subject.store.order(id).state == .ordered)
    }

    @Test func whoIsErasedLeavesNoAddressAndNoWords() async throws {
        let subject = try await Subject()
        let (ada, other) = (try await subject.draft("one"), try await subject.draft("two"))
        try await subject.store.update(ada, lines: [.strips], details: .full)
        var details = OrderDetails.full
        details.person = Person.ID(rawValue: "mia")
        try await subject.store.update(other, lines: [.strips], details: details)
        try await subject.database.write { try OrdersServices.erase(DeliveryContact.ada.person, $0) }
        #expect(try await subject.store.order(ada).details == OrderDetails())
        #expect(try await subject.store.order(ada).lines == [.strips])
        #expect(try await subject.store.order(other).details == details)
    }

    @Test func aLongListIsCut() async throws {
        let subject = try await Subject()
        for number in 1...101 { _ = try await subject.draft("\(number)") }
        let page = try await subject.store.page()
        #expect(page.orders.count == 100 && page.total == 101 && page.orders.first?.number == 101)
    }

    @Test func whatCannotBeReadOrStoredIsSaid() async throws {
        let subject = try await Subject()
        let id = try await subject.draft()
        await subject.database.close()
        await #expect(throws: OrdersError.self) { try await subject.store.order(id) }
        await #expect(throws: OrdersError.self) { try await subject.store.update(id, lines: [.strips], details: .full) }
        let timeless = try await Subject(now: .distantFuture + 1e15)
        await #expect(throws: OrdersError.noDate) { try await timeless.draft() }
    }

    @Test func theSeamsOfTestsKeepTheirWord() async throws {
        let stock = MockStockBooking()
        try await StockBookingContract(stock) { stock.count(of: $0) }.check()
        let nobody = Person.ID(rawValue: "ada")
        let addresses = MockDeliveryAddress(.success(DeliveryContact(person: nobody, address: [])))
        try await DeliveryAddressContract(addresses) { street, city in
            addresses.contactToReturn = .success(DeliveryContact(person: nobody, address: [street, city]))
        }.check()
    }
}
