package import Cart
package import Domain
import Synchronization

/// Tests that a test gives.
package final class MockStripUsage: StripUsageProviding {
    private struct State {
        var tests: [StripUse] = []
        var failure: StripUsageError?
        var asked: [CivilDate] = []
        var listeners: [AsyncStream<Void>.Continuation] = []
    }

    private let state = Mutex(State())

    /// Makes a provider that knows no test.
    package init() {}

    /// The tests that are known; setting them is a change.
    package var tests: [StripUse] {
        get { state.withLock(\.tests) }
        set {
            let listeners = state.withLock { state in
                state.tests = newValue
                return state.listeners
            }
            for listener in listeners { listener.yield() }
        }
    }

    /// What every question throws; nil for none.
    package var failure: StripUsageError? {
        get { state.withLock(\.failure) }
        set { state.withLock { $0.failure = newValue } }
    }

    /// From which days tests were asked for.
    package var asked: [CivilDate] { state.withLock(\.asked) }

    package func tests(from first: CivilDate) async throws(StripUsageError) -> [StripUse] {
        try state.withLock { state throws(StripUsageError) in
            state.asked.append(first)
            if let failure = state.failure { throw failure }
            return state.tests.filter { $0.measuredAt.date >= first }
        }
    }

    package func changes() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        state.withLock { $0.listeners.append(continuation) }
        return stream
    }
}

/// Takes orders, and remembers them.
package final class MockOrderStarting: OrderStarting {
    private struct State {
        var orders: [String: [BasketLine]] = [:]
        var failure: OrderStartingError?
    }

    private let state = Mutex(State())

    /// Makes one that has no order yet.
    package init() {}

    /// What it throws; nil for nothing.
    package var failure: OrderStartingError? {
        get { state.withLock(\.failure) }
        set { state.withLock { $0.failure = newValue } }
    }

    /// The orders that were begun, by the key of their basket.
    package var orders: [String: [BasketLine]] { state.withLock(\.orders) }

    package func start(_ lines: [BasketLine], basket key: String) async throws(OrderStartingError) -> String {
        try state.withLock { state throws(OrderStartingError) in
            if let failure = state.failure { throw failure }
            if state.orders[key] == nil { state.orders[key] = lines }
            return "order of \(key)"
        }
    }
}
