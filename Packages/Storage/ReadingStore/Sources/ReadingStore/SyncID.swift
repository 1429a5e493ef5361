/// The identifier of one sync.
public struct SyncID: RawRepresentable, Hashable, Sendable {
    /// The identifier as a number.
    public let rawValue: Int64

    /// Makes an identifier from its number.
    public init(rawValue: Int64) {
        self.rawValue = rawValue
    }
}
