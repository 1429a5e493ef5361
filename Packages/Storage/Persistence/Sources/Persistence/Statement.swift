import CSQLite
import CSQLiteShim

/// One prepared statement of a connection, used on that connection's queue alone.
final class Statement {
    let sql: String
    /// The tables that it may write, as SQLite told while preparing it.
    let writtenTables: Set<String>
    let isReadOnly: Bool
    /// Whether it is being stepped: a second use of the same SQL meanwhile needs a statement of its own.
    private(set) var isInUse = false

    private let handle: OpaquePointer
    private let database: OpaquePointer
    private let parameterCount: Int

    init(handle: OpaquePointer, database: OpaquePointer, sql: String, writtenTables: Set<String>) {
        self.handle = handle
        self.database = database
        self.sql = sql
        self.writtenTables = writtenTables
        isReadOnly = sqlite3_stmt_readonly(handle) != 0
        parameterCount = Int(sqlite3_bind_parameter_count(handle))
    }

    deinit {
        sqlite3_finalize(handle)
    }

    /// Binds the values and hands each row to `body` until it returns false.
    func run(_ arguments: [SQLValue], _ body: (Row) throws -> Bool) throws {
        isInUse = true
        defer {
            sqlite3_reset(handle)
            sqlite3_clear_bindings(handle)
            isInUse = false
        }
        try bind(arguments)
        while try step() {
            guard try body(Row(statement: self, handle: handle)) else { return }
        }
    }

    /// Binds the values and steps to the end, leaving out any rows.
    func run(_ arguments: [SQLValue]) throws(DatabaseError) {
        isInUse = true
        defer {
            sqlite3_reset(handle)
            sqlite3_clear_bindings(handle)
            isInUse = false
        }
        try bind(arguments)
        while try step() {}
    }

    func columnName(_ column: Int) -> String {
        sqlite3_column_name(handle, Int32(truncatingIfNeeded: column)).map { String(cString: $0) } ?? "#\(column)"
    }

    private func step() throws(DatabaseError) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw .last(of: database, sql: sql)
        }
    }

    private func bind(_ arguments: [SQLValue]) throws(DatabaseError) {
        guard arguments.count == parameterCount else {
            throw .wrongArgumentCount(expected: parameterCount, given: arguments.count, sql: sql)
        }
        var index: Int32 = 0
        for argument in arguments {
            index += 1
            guard bind(argument, at: index) == SQLITE_OK else { throw .last(of: database, sql: sql) }
        }
    }

    private func bind(_ value: SQLValue, at index: Int32) -> Int32 {
        switch value {
        case .null: return sqlite3_bind_null(handle, index)
        case .integer(let number): return sqlite3_bind_int64(handle, index, number)
        case .real(let number): return sqlite3_bind_double(handle, index, number)
        case .text(var text):
            return text.withUTF8 { buffer in
                buffer.withMemoryRebound(to: CChar.self) {
                    meterbook_sqlite_bind_text(handle, index, $0.baseAddress, Int64($0.count))
                }
            }
        case .blob(let bytes):
            return bytes.withUnsafeBytes { meterbook_sqlite_bind_blob(handle, index, $0.baseAddress, Int64($0.count)) }
        }
    }
}
