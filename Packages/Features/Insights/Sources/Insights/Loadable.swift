/// What can be said of something that is read from the store.
package enum Loadable<Value: Hashable & Sendable>: Hashable, Sendable {
    /// Being read for the first time.
    case loading
    /// Could not be read.
    case failed(InsightsError)
    /// Read; it changes when the store does.
    case loaded(Value)

    /// The value, once read.
    package var value: Value? {
        if case .loaded(let value) = self { value } else { nil }
    }
}
