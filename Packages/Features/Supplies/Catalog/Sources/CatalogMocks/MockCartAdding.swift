package import Catalog
import Synchronization

/// A basket in memory, which may be told to fail.
package final class MockCartAdding: CartAdding {
    private struct State {
        var packs: [CatalogProduct.ID: Int] = [:]
        var failure: CartAddingError?
        var listeners: [AsyncStream<Void>.Continuation] = []
    }

    private let state = Mutex(State())

    /// Makes an empty basket.
    package init() {}

    /// What every call throws; nil for none.
    package var failure: CartAddingError? {
        get { state.withLock(\.failure) }
        set { state.withLock { $0.failure = newValue } }
    }

    package func add(_ product: CatalogProduct, packs: Int) async throws(CartAddingError) {
        let listeners = try state.withLock { state throws(CartAddingError) in
            if let failure = state.failure { throw failure }
            let sum = state.packs[product.id, default: 0] + packs
            guard sum <= CartAddingContract.mostPacks else { throw .full }
            state.packs[product.id] = sum
            return state.listeners
        }
        for listener in listeners { listener.yield() }
    }

    package func packs(of product: CatalogProduct.ID) async throws(CartAddingError) -> Int {
        try state.withLock { state throws(CartAddingError) in
            if let failure = state.failure { throw failure }
            return state.packs[product, default: 0]
        }
    }

    package func changes() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        state.withLock { $0.listeners.append(continuation) }
        return stream
    }
}
