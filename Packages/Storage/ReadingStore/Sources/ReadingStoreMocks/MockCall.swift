public import ReadingStore
import Synchronization
import TestSupport
import Testing

/// One function of a mock: what it returns, and what it was called with. Called unprepared, it fails the test and throws.
public final class MockCall<Input: Sendable, Output: Sendable>: Sendable {
    private struct State {
        var inputs: [Input] = []
        var handler: (@Sendable (Input) async throws -> Output)?
    }

    private let name: String
    private let unconfigured: UnconfiguredCalls
    private let state = Mutex(State())

    init(_ name: String, _ unconfigured: UnconfiguredCalls) {
        self.name = name
        self.unconfigured = unconfigured
    }

    /// What every call answers; may throw or wait.
    public var handler: (@Sendable (Input) async throws -> Output)? {
        get { state.withLock { $0.handler } }
        set { state.withLock { $0.handler = newValue } }
    }

    /// Makes every call return this value.
    public func toReturn(_ value: Output) {
        handler = { _ in value }
    }

    /// Makes every call throw this error.
    public func toThrow(_ error: ReadingStoreError) {
        handler = { _ in throw error }
    }

    /// What it was called with, in order.
    public var inputs: [Input] { state.withLock { $0.inputs } }

    /// How often it was called.
    public var callCount: Int { inputs.count }

    func callAsFunction(_ input: Input) async throws -> Output {
        let handler = state.withLock { state in
            state.inputs.append(input)
            return state.handler
        }
        guard let handler else {
            unconfigured.record(name)
            throw ReadingStoreError.storage(.other, "\(name) was not prepared")
        }
        return try await handler(input)
    }
}
