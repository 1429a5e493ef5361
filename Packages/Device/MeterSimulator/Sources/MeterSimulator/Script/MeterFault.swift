/// Something that goes wrong once in each connection that it is listed for.
public struct MeterFault: Hashable, Sendable {
    /// What goes wrong.
    public enum Kind: Hashable, Sendable {
        /// The link drops.
        case disconnect
        /// The meter sends nothing more in this connection.
        case silence
        /// The next notification comes twice.
        case duplicate
        /// The next notification comes after what follows it, be that the indication which ends the report.
        case reorder
        /// The report ends here with this response code.
        case recordAccessError(UInt8)
        /// The next write to the record access control point is refused with this ATT error.
        case attError(UInt8)
        /// From here on the meter has forgotten the bond: it refuses every access and sends nothing.
        case notPaired
        /// The next notification loses its second half.
        case truncate

        /// The name in a script.
        public var name: String {
            switch self {
            case .disconnect: "disconnect"
            case .silence: "silence"
            case .duplicate: "duplicate"
            case .reorder: "reorder"
            case .recordAccessError: "racp_error"
            case .attError: "att_error"
            case .notPaired: "not_paired"
            case .truncate: "truncate"
            }
        }
    }

    /// How many notifications, measurements and contexts together, the connection has brought before.
    public var afterNotifications: Int
    /// What goes wrong.
    public var kind: Kind
    /// In which connections of the meter in this process, the first being 1.
    public var connections: Set<Int>

    /// Makes a fault, by default for the first connection.
    public init(_ kind: Kind, afterNotifications: Int, connections: Set<Int> = [1]) {
        self.kind = kind
        self.afterNotifications = afterNotifications
        self.connections = connections
    }
}
