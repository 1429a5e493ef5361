/// Someone whose readings are kept in this installation.
public struct Person: Identifiable, Hashable, Sendable {
    /// The identifier of a person.
    public struct ID: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible {
        /// The identifier as text.
        public let rawValue: String

        /// Makes an identifier from its text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The identifier as text.
        public var description: String { rawValue }
    }

    /// The identifier.
    public let id: ID
    /// The name that is shown; empty until the person gives one.
    public let name: String

    /// Makes a person.
    public init(id: ID, name: String) {
        self.id = id
        self.name = name
    }
}
