/// A name and a value: one header line, or one pair of a query.
public struct HTTPField: Hashable, Sendable {
    /// The name as it was sent; header names compare without regard to ASCII case.
    public var name: String
    /// The value; for a query, percent-decoded.
    public var value: String

    /// Makes a field of a name and a value.
    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}
