import Cart
import Logging

/// Books the tests that meters made.
struct TestBooker: Sendable {
    let store: StockStore
    let usage: any StripUsageProviding
    let logger: any Logger

    /// Books whatever is not booked yet. What goes wrong is told to the logger, and done with the next change.
    func book() async {
        do {
            let page = try await store.pageOfTests()
            try await store.book(try await usage.tests(from: page.first), on: page)
        } catch {
            logger.log(.warning, "stock.testsNotBooked", ["error": .failure(error)])
        }
    }
}
