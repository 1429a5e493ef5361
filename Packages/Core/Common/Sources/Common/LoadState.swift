/// What can be said of something that is read from a store.
public enum LoadState<Value: Hashable & Sendable, Failure: Error & Hashable>: Hashable, Sendable {
    /// Being read for the first time.
    case loading
    /// Could not be read.
    case failed(Failure)
    /// Read; it changes when the store does.
    case loaded(Value)

    /// The value, once read.
    public var value: Value? {
        if case .loaded(let value) = self { value } else { nil }
    }
}
