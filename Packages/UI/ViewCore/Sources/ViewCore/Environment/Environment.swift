public import Observation

/// Reads a value of the environment that is in force where the property is read.
@propertyWrapper public struct Environment<Value> {
    private let read: @MainActor (EnvironmentValues) -> Value

    /// Names the value to read.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    /// Names the type of an observable object that a view above may have given.
    public init<Object: AnyObject & Observable & Sendable>(_ type: Object.Type) where Value == Object? {
        read = { $0[object: type] }
    }

    /// The value in force.
    public var wrappedValue: Value {
        read(EnvironmentValues.current)
    }
}
