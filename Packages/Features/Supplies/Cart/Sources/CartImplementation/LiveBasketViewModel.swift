import Cart
import Common
import LiveUI
import Observation

/// The basket, kept up to date with the database.
@MainActor @Observable
final class LiveBasketViewModel: BasketViewModel {
    private(set) var removed: RemovedLine?
    private(set) var isOrdering = false
    private(set) var failure: CartError?
    let hasOrders: Bool
    private let store: BasketStore
    private let basket: StoreBacked<BasketPage, CartError>
    private let ways: CartWays
    private var removals = 0

    init(services: CartServices, ways: CartWays) {
        let store = services.baskets
        self.store = store
        self.ways = ways
        hasOrders = ways.orders != nil
        basket = StoreBacked { BasketPage(lines: try await store.lines()) }
        basket.follow(store.database.changes(of: .basket))
    }

    var page: Loadable<BasketPage> { basket.value }

    func load() async {
        await basket.load()
    }

    func setPacks(_ packs: Int, of product: String) {
        attempt { [store] () async throws(CartError) in try await store.setPacks(packs, of: product) }
    }

    func remove(_ product: String) {
        attempt { [self] () async throws(CartError) in
            guard let line = try await store.remove(product) else { return }
            removals += 1
            removed = RemovedLine(id: removals, line: line)
        }
    }

    func undo() {
        guard let removed else { return }
        self.removed = nil
        attempt { [store] () async throws(CartError) in try await store.add(removed.line) }
    }

    func dismissRemoved() {
        removed = nil
    }

    func order() {
        guard let orders = ways.orders, !isOrdering else { return }
        isOrdering = true
        attempt { [self] () async throws(CartError) in
            defer { isOrdering = false }
            let content = try await store.content()
            guard !content.lines.isEmpty else { return }
            let id: String
            do throws(OrderStartingError) {
                id = try await orders.start(content.lines, basket: content.key)
            } catch {
                throw .notOrdered(error.words)
            }
            // Where this fails the order is there already, and the same basket begins no other one.
            try await store.empty(content.key)
            removed = nil
            ways.onOrdered(id)
        }
    }

    func showCatalog() { ways.onShowCatalog() }

    private func attempt(_ work: @escaping @MainActor () async throws(CartError) -> Void) {
        failure = nil
        Task {
            do throws(CartError) {
                try await work()
            } catch {
                failure = error
            }
        }
    }
}
