/// A text that was written in the program's source: it can only be made of a literal, without interpolation, so nothing that
/// was measured, typed or received can be in it.
public struct LogWord: ExpressibleByStringLiteral, Hashable, Sendable, CustomStringConvertible {
    /// The literal.
    public let description: String

    /// Takes a literal; `StaticString` refuses everything else at compile time.
    public init(stringLiteral value: StaticString) {
        description = value.description
    }
}
