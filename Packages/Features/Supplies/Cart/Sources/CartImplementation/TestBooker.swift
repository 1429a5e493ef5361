import Cart
import Common
import Domain
import Logging

/// Books the tests that meters made, and forgets whose they were once somebody is erased.
final class TestBooker: Sendable {
    private let store: StockStore
    private let usage: any StripUsageProviding
    private let logger: any Logger
    /// Those who are being erased: their readings may still be there for a moment.
    private let forgotten = Locked<Set<Person.ID>>([])

    init(store: StockStore, usage: any StripUsageProviding, logger: any Logger) {
        self.store = store
        self.usage = usage
        self.logger = logger
    }

    /// Books whatever is not booked yet. What goes wrong is told to the logger, and done with the next change.
    func book() async {
        do {
            let tests = try await usage.tests(from: try await store.firstDayOfUse())
            try await store.book(tests.filter { test in forgotten.withLock { !$0.contains(test.person) } })
        } catch {
            logger.log(.warning, "stock.testsNotBooked", ["error": .failure(error)])
        }
    }
}

extension TestBooker: StockKeeping {
    func receive(_ supplies: [ReceivedSupply], delivery: String) async throws(CartError) {
        try await store.receive(supplies, delivery: delivery)
    }

    func forget(_ person: Person.ID) async throws(CartError) {
        forgotten.withLock { _ = $0.insert(person) }
        try await store.forget(person)
    }
}
