public import Preferences
import Synchronization
public import TestSupport
import Testing

/// Preferences, as a test or a preview has them. Unprepared calls fail the test and throw.
public final class MockPreferenceStore: PreferenceStore {
    private struct State {
        var valuesToReturn: PreferenceValues?
        var setError: PreferencesError?
        var valuesCallCount = 0
        var setTexts: [(name: String, text: String?)] = []
        var allowsSetting = false
        var continuations: [AsyncStream<PreferencesChange>.Continuation] = []
    }

    private let unconfigured: UnconfiguredCalls
    private let state = Mutex(State())

    /// Makes a mock of which nothing is prepared.
    public init(unconfigured: UnconfiguredCalls = UnconfiguredCalls()) {
        self.unconfigured = unconfigured
    }

    /// What `values` returns.
    public var valuesToReturn: PreferenceValues? {
        get { state.withLock { $0.valuesToReturn } }
        set { state.withLock { $0.valuesToReturn = newValue } }
    }

    /// Whether `set` and `reset` are expected; `valuesToReturn` stays as it is.
    public var allowsSetting: Bool {
        get { state.withLock { $0.allowsSetting } }
        set { state.withLock { $0.allowsSetting = newValue } }
    }

    /// What `set` and `reset` throw.
    public var errorToThrow: PreferencesError? {
        get { state.withLock { $0.setError } }
        set { state.withLock { $0.setError = newValue } }
    }

    /// How often `values` was called.
    public var valuesCallCount: Int { state.withLock { $0.valuesCallCount } }

    /// The names and texts that were set, in order; a nil text was a reset.
    public var setTexts: [(name: String, text: String?)] { state.withLock { $0.setTexts } }

    /// Sends a change to everyone who asked for changes so far.
    public func sendChange() {
        for continuation in state.withLock({ $0.continuations }) { continuation.yield(.values) }
    }

    /// What the test prepared.
    public func values() async throws -> PreferenceValues {
        let values = state.withLock { state in
            state.valuesCallCount += 1
            return state.valuesToReturn
        }
        guard let values else {
            unconfigured.record("MockPreferenceStore.values")
            throw PreferencesError.notRead("MockPreferenceStore.values was not prepared.")
        }
        return values
    }

    /// Remembers what was set.
    public func set<Value: PreferenceValue>(_ value: Value, for key: PreferenceKey<Value>) async throws {
        try remember(key.name, value.preferenceText, function: "set")
    }

    /// Remembers what was reset.
    public func reset<Value: PreferenceValue>(_ key: PreferenceKey<Value>) async throws {
        try remember(key.name, nil, function: "reset")
    }

    /// A stream that `sendChange` feeds.
    public func changes() -> AsyncStream<PreferencesChange> {
        let (stream, continuation) = AsyncStream.makeStream(of: PreferencesChange.self)
        state.withLock { $0.continuations.append(continuation) }
        return stream
    }

    private func remember(_ name: String, _ text: String?, function: String) throws {
        let (isAllowed, error) = state.withLock { state in
            state.setTexts.append((name, text))
            return (state.allowsSetting, state.setError)
        }
        if let error { throw error }
        guard isAllowed else {
            unconfigured.record("MockPreferenceStore.\(function)")
            throw PreferencesError.notStored(name: name, "MockPreferenceStore.\(function) was not prepared.")
        }
    }
}
