import CSQLite

/// What SQLite said when something failed; bound values are never in it.
public struct SQLFailure: Hashable, Sendable, CustomStringConvertible {
    /// SQLite's extended result code, such as 2067 for a UNIQUE constraint (sqlite.org/rescode.html).
    public let code: Int32
    /// SQLite's own message.
    public let message: String
    /// The statement, with placeholders where its values were; nil where there was none.
    public let sql: String?

    /// Makes a failure.
    public init(code: Int32, message: String, sql: String? = nil) {
        self.code = code
        self.message = message
        self.sql = sql
    }

    /// The code, the message and the statement on one line.
    public var description: String {
        let statement = sql.map { sql in
            ", in: " + sql.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        return "SQLite \(code): \(message)\(statement ?? "")"
    }

    /// The primary result code, the low byte.
    var primaryCode: Int32 { code & 0xFF }
}
