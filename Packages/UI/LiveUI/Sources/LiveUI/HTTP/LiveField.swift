/// A name and a value: one header line, or one decoded pair of a query or form.
nonisolated public struct LiveField: Hashable, Sendable {
    /// The name as sent; header names compare without regard to ASCII case.
    public var name: String
    /// The value.
    public var value: String

    /// Makes a field.
    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
