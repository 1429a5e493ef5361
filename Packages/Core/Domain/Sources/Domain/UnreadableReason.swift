/// Why a frame that a meter sent could not be decoded.
public enum UnreadableReason: Hashable, Sendable, CustomStringConvertible {
    /// Shorter than the fields that are always there; lengths in bytes.
    case tooShort(needed: Int, got: Int)
    /// Shorter than its flags promise; lengths in bytes.
    case truncated(needed: Int, got: Int)
    /// Anything else, in English.
    case other(String)

    /// English, for the command line.
    public var description: String {
        switch self {
        case .tooShort(let needed, let got): "too short: needs at least \(needed) bytes, has \(got)"
        case .truncated(let needed, let got): "truncated: its flags promise \(needed) bytes, it has \(got)"
        case .other(let text): text
        }
    }
}
