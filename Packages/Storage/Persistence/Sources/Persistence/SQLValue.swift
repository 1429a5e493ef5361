/// A value that goes into a statement, typed as SQLite types it.
public enum SQLValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])

    /// A whole number, or NULL.
    public init(_ value: Int?) {
        self = value.map { .integer(Int64($0)) } ?? .null
    }

    /// A whole number, or NULL.
    public init(_ value: Int64?) {
        self = value.map { .integer($0) } ?? .null
    }

    /// A binary floating-point number, or NULL. SQLite stores NaN as NULL.
    public init(_ value: Double?) {
        self = value.map { .real($0) } ?? .null
    }

    /// Text, or NULL.
    public init(_ value: String?) {
        self = value.map { .text($0) } ?? .null
    }

    /// Bytes, or NULL; no bytes are an empty blob.
    public init(_ value: [UInt8]?) {
        self = value.map { .blob($0) } ?? .null
    }

    /// 1 or 0.
    public init(_ value: Bool) {
        self = .integer(value ? 1 : 0)
    }
}

extension SQLValue: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByNilLiteral {
    /// A whole number.
    public init(integerLiteral value: Int64) {
        self = .integer(value)
    }

    /// Text.
    public init(stringLiteral value: String) {
        self = .text(value)
    }

    /// NULL.
    public init(nilLiteral: ()) {
        self = .null
    }
}
