/// Names a value of the environment and says what it is where nobody has set it.
nonisolated public protocol EnvironmentKey: SendableMetatype {
    /// The type of the value.
    associatedtype Value: Sendable

    /// A harmless value: a preview, never a live client.
    static var defaultValue: Value { get }
}
