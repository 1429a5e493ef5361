import CSQLite
import Glibc

/// A connection to the database, lent to the closure of `Database.read` or `Database.write` and not to be kept.
///
/// Statements are prepared once and kept. Every function throws `DatabaseError`, or what its closure throws.
public final class Connection {
    /// How many statements are kept prepared.
    private static let statementLimit = 256

    private let handle: OpaquePointer
    private let tracker = WriteTracker()
    private var statements: [String: Statement] = [:]
    private var isInReadOnlyScope = false
    private var changedTables: Set<String> = []
    private var totalChanges: Int64 = 0

    /// Takes over an open handle.
    init(handle: OpaquePointer) {
        self.handle = handle
        tracker.attach(to: handle)
    }

    deinit {
        statements = [:]
        sqlite3_set_authorizer(handle, nil, nil)
        sqlite3_close_v2(handle)
    }

    /// The rowid of the last row that this connection inserted.
    public var lastInsertedKey: Int64 {
        sqlite3_last_insert_rowid(handle)
    }

    /// Runs one statement and returns how many rows it inserted, changed or deleted.
    @discardableResult
    public func execute(_ sql: String, _ arguments: [SQLValue] = []) throws -> Int {
        let statement = try prepared(sql)
        let before = sqlite3_total_changes64(handle)
        try statement.run(arguments)
        noteChanges(of: statement)
        return sqlite3_total_changes64(handle) == before ? 0 : Int(sqlite3_changes64(handle))
    }

    /// Runs one statement and returns what `body` makes of each row.
    public func query<Value>(_ sql: String, _ arguments: [SQLValue] = [], _ body: (Row) throws -> Value) throws -> [Value] {
        var values: [Value] = []
        try forEach(sql, arguments) { values.append(try body($0)) }
        return values
    }

    /// Runs one statement and returns what `body` makes of its first row; nil where there is none.
    public func first<Value>(_ sql: String, _ arguments: [SQLValue] = [], _ body: (Row) throws -> Value) throws -> Value? {
        let statement = try prepared(sql)
        defer { noteChanges(of: statement) }
        var value: Value?
        try statement.run(arguments) { row in
            value = try body(row)
            return false
        }
        return value
    }

    /// Runs one statement and hands each row to `body`, without collecting anything.
    public func forEach(_ sql: String, _ arguments: [SQLValue] = [], _ body: (Row) throws -> Void) throws {
        let statement = try prepared(sql)
        defer { noteChanges(of: statement) }
        try statement.run(arguments) { row in
            try body(row)
            return true
        }
    }

    /// Runs all statements of a script, which take no values.
    public func executeScript(_ script: String) throws {
        var rest = Array(script.utf8CString)
        while true {
            let (statement, tail) = try prepare(&rest, keepsPrepared: false)
            guard let statement else { return }
            try statement.run([])
            noteChanges(of: statement)
            guard !tail.isEmpty else { return }
            rest = tail
        }
    }
}

extension Connection {
    /// Copies what this connection sees into a new file.
    func copy(to path: String) throws(DatabaseError) {
        guard try Self.makeFile(path) else {
            throw .cannotOpen(path: path, SQLFailure(code: SQLITE_CANTOPEN, message: "the file exists already"))
        }
        do {
            try copyPages(to: path)
        } catch {
            unlink(path)
            throw error
        }
    }

    private func copyPages(to path: String) throws(DatabaseError) {
        var target: OpaquePointer?
        let code = sqlite3_open_v2(path, &target, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
        defer { sqlite3_close_v2(target) }
        guard code == SQLITE_OK, let target else {
            throw .cannotOpen(path: path, SQLFailure(code: code, message: String(cString: sqlite3_errstr(code))))
        }
        guard let backup = sqlite3_backup_init(target, "main", handle, "main") else { throw .last(of: target) }
        // All pages in one step: they are of one state, whoever writes meanwhile.
        sqlite3_backup_step(backup, -1)
        guard sqlite3_backup_finish(backup) == SQLITE_OK else { throw .last(of: target) }
    }

    /// Runs `body` in a transaction of the given kind; rolls it back when `body` or the commit throws.
    func transaction<Value>(_ begin: String, _ body: (Connection) throws -> Value) throws -> Value {
        try execute(begin)
        do {
            let value = try body(self)
            try execute("COMMIT")
            return value
        } catch {
            rollBack()
            throw error
        }
    }

    /// Runs `body` in a transaction that sees one state and can write nothing.
    func readTransaction<Value>(_ body: (Connection) throws -> Value) throws -> Value {
        isInReadOnlyScope = true
        defer { isInReadOnlyScope = false }
        return try transaction("BEGIN", body)
    }

    /// The tables changed since the last call, which forgets them.
    func takeChangedTables() -> Set<String> {
        defer { changedTables = [] }
        return changedTables
    }
}

private extension Connection {
    func rollBack() {
        changedTables = []
        // SQLite has already rolled back by itself after some failures, such as a full disk.
        guard sqlite3_get_autocommit(handle) == 0 else { return }
        sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
        totalChanges = sqlite3_total_changes64(handle)
    }

    func noteChanges(of statement: Statement) {
        guard !statement.isReadOnly else { return }
        let total = sqlite3_total_changes64(handle)
        guard total != totalChanges else { return }
        totalChanges = total
        changedTables.formUnion(statement.writtenTables)
    }

    func prepared(_ sql: String) throws(DatabaseError) -> Statement {
        if let statement = statements[sql], !statement.isInUse {
            try checkScope(of: statement)
            return statement
        }
        var text = Array(sql.utf8CString)
        guard let statement = try prepare(&text, keepsPrepared: true).statement else {
            throw .failed(SQLFailure(code: SQLITE_MISUSE, message: "no statement", sql: sql))
        }
        if statements[sql] == nil {
            if statements.count >= Self.statementLimit { statements = statements.filter(\.value.isInUse) }
            statements[sql] = statement
        }
        return statement
    }

    /// Prepares the first statement of NUL-terminated text; nil where only blanks and comments are left.
    func prepare(_ text: inout [CChar], keepsPrepared: Bool) throws(DatabaseError) -> (statement: Statement?, tail: [CChar]) {
        var pointer: OpaquePointer?
        var used = 0
        tracker.reset()
        let code = text.withUnsafeBufferPointer { buffer in
            var tail: UnsafePointer<CChar>?
            let flags = keepsPrepared ? UInt32(SQLITE_PREPARE_PERSISTENT) : 0
            let code = sqlite3_prepare_v3(handle, buffer.baseAddress, Int32(truncatingIfNeeded: buffer.count), flags, &pointer, &tail)
            if let tail, let start = buffer.baseAddress { used = tail - start }
            return code
        }
        let sql = String(decoding: text.prefix(used).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        guard code == SQLITE_OK else {
            let whole = String(decoding: text.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
            throw .last(of: handle, sql: whole)
        }
        guard let pointer else { return (nil, []) }
        let statement = Statement(handle: pointer, database: handle, sql: sql, writtenTables: tracker.tables)
        try checkScope(of: statement)
        let tail = Array(text.dropFirst(used))
        return (statement, tail.count > 1 ? tail : [])
    }

    func checkScope(of statement: Statement) throws(DatabaseError) {
        guard isInReadOnlyScope, !statement.isReadOnly else { return }
        throw .readOnly(SQLFailure(code: SQLITE_READONLY, message: "a write inside a read", sql: statement.sql))
    }
}
