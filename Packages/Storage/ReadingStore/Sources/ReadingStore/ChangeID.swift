/// The identifier of a change to one or several readings, to undo it.
public struct ChangeID: RawRepresentable, Hashable, Codable, Sendable {
    /// The identifier as text.
    public let rawValue: String

    /// Makes an identifier from its text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
