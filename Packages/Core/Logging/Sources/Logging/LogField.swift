/// A named value of an event.
public struct LogField: Hashable, Sendable {
    /// The name, a literal.
    public let name: LogWord
    /// The value.
    public let value: LogValue

    /// Makes a field.
    public init(_ name: LogWord, _ value: LogValue) {
        self.name = name
        self.value = value
    }
}
