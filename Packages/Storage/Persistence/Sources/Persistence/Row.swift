import CSQLite

/// One row of a result, to be read inside the closure that it was handed to. Columns count from 0.
public struct Row {
    private let statement: Statement
    private let handle: OpaquePointer

    init(statement: Statement, handle: OpaquePointer) {
        self.statement = statement
        self.handle = handle
    }

    /// Whether the column is NULL.
    public func isNull(_ column: Int) -> Bool {
        type(of: column) == SQLITE_NULL
    }

    /// A whole number. Throws `unexpectedValue` for anything else.
    public func int64(_ column: Int) throws(DatabaseError) -> Int64 {
        guard type(of: column) == SQLITE_INTEGER else { throw unexpected(column) }
        return sqlite3_column_int64(handle, index(column))
    }

    /// A whole number. Throws `unexpectedValue` for anything else.
    public func int(_ column: Int) throws(DatabaseError) -> Int {
        Int(try int64(column))
    }

    /// A whole number, or nil for NULL. Throws `unexpectedValue` for anything else.
    public func optionalInt(_ column: Int) throws(DatabaseError) -> Int? {
        try isNull(column) ? nil : int(column)
    }

    /// Whether a whole number is not 0. Throws `unexpectedValue` for anything else.
    public func bool(_ column: Int) throws(DatabaseError) -> Bool {
        try int64(column) != 0
    }

    /// A number as binary floating point. Throws `unexpectedValue` for anything but numbers.
    public func double(_ column: Int) throws(DatabaseError) -> Double {
        let type = type(of: column)
        guard type == SQLITE_FLOAT || type == SQLITE_INTEGER else { throw unexpected(column) }
        return sqlite3_column_double(handle, index(column))
    }

    /// A number as binary floating point, or nil for NULL. Throws `unexpectedValue` for anything else.
    public func optionalDouble(_ column: Int) throws(DatabaseError) -> Double? {
        try isNull(column) ? nil : double(column)
    }

    /// Text; what is not UTF-8 in it is replaced by U+FFFD. Throws `unexpectedValue` for anything else.
    public func text(_ column: Int) throws(DatabaseError) -> String {
        guard type(of: column) == SQLITE_TEXT, let start = sqlite3_column_text(handle, index(column)) else { throw unexpected(column) }
        let count = Int(sqlite3_column_bytes(handle, index(column)))
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    /// Text, or nil for NULL. Throws `unexpectedValue` for anything else.
    public func optionalText(_ column: Int) throws(DatabaseError) -> String? {
        try isNull(column) ? nil : text(column)
    }

    /// Bytes. Throws `unexpectedValue` for anything else.
    public func blob(_ column: Int) throws(DatabaseError) -> [UInt8] {
        guard type(of: column) == SQLITE_BLOB else { throw unexpected(column) }
        guard let start = sqlite3_column_blob(handle, index(column)) else { return [] }
        let count = Int(sqlite3_column_bytes(handle, index(column)))
        return [UInt8](UnsafeRawBufferPointer(start: start, count: count))
    }

    /// Bytes, or nil for NULL. Throws `unexpectedValue` for anything else.
    public func optionalBlob(_ column: Int) throws(DatabaseError) -> [UInt8]? {
        try isNull(column) ? nil : blob(column)
    }

    private func type(of column: Int) -> Int32 {
        sqlite3_column_type(handle, index(column))
    }

    /// A column beyond the last reads as NULL, as SQLite promises.
    private func index(_ column: Int) -> Int32 {
        Int32(truncatingIfNeeded: column)
    }

    private func unexpected(_ column: Int) -> DatabaseError {
        .unexpectedValue(column: statement.columnName(column), sql: statement.sql)
    }
}
