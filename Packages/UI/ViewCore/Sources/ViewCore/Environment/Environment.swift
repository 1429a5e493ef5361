/// Reads a value of the environment that is in force where the property is read.
@propertyWrapper public struct Environment<Value> {
    private let keyPath: KeyPath<EnvironmentValues, Value>

    /// Names the value to read.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
    }

    /// The value in force.
    public var wrappedValue: Value {
        EnvironmentValues.current[keyPath: keyPath]
    }
}
