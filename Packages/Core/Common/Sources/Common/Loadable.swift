/// What can be said of something that is read from where it is kept.
public enum Loadable<Value, Failure: Error> {
    /// Being read for the first time.
    case loading
    /// Could not be read.
    case failed(Failure)
    /// Read; it changes when what is kept does.
    case loaded(Value)

    /// The value, once read.
    public var value: Value? {
        if case .loaded(let value) = self { value } else { nil }
    }
}

extension Loadable: Equatable where Value: Equatable, Failure: Equatable {}
extension Loadable: Hashable where Value: Hashable, Failure: Hashable {}
extension Loadable: Sendable where Value: Sendable {}
