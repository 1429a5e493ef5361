import Synchronization

/// One SQLite database: a connection that writes and, for a file, connections that read beside it, each on a queue of its own.
///
/// With `Connection`, `Row`, `SQLValue`, `Migration`, `WriterLock` and the errors it is the whole public face of the module.
public final class Database: Sendable {
    /// Whether a database may be written.
    public enum Access: Sendable {
        /// One process at a time: see `WriterLock`.
        case readWrite
        /// Beside another process that writes, as the command line reads beside a running server.
        case readOnly
    }

    private let path: String
    private let writer: ConnectionHost?
    private let readers: [ConnectionHost]
    private let nextReader = Atomic<UInt>(0)
    private let changeBroadcaster = ChangeBroadcaster()

    /// Opens a database. `readers` is how many connections read beside the writer; a database in memory has only the one.
    /// Throws `DatabaseError`: `missing`, `cannotOpen`, `notADatabase`, `corrupt`, `readOnly`, `diskFull`.
    public init(_ location: DatabaseLocation, access: Access = .readWrite, readers readerCount: Int = 2) throws {
        var connections: [ConnectionHost] = []
        switch location {
        case .memory:
            path = ":memory:"
            writer = try ConnectionHost(label: "meterbook.database", location: location, writing: true)
        case .file(let file):
            path = file
            switch access {
            case .readWrite: writer = try ConnectionHost(label: "meterbook.database.writer", location: location, writing: true)
            case .readOnly: writer = nil
            }
            for _ in 0..<max(1, readerCount) {
                connections.append(try ConnectionHost(label: "meterbook.database.reader", location: location, writing: false))
            }
        }
        readers = connections
    }

    deinit {
        changeBroadcaster.finish()
    }

    /// Runs `body` over one state of the database; nothing can be written in it. Throws `DatabaseError`, or what `body` throws.
    public func read<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) async throws -> Value {
        if let host = reader() { return try await host.read(body) }
        guard let writer else { throw DatabaseError.closed }
        return try await writer.read(body)
    }

    /// Runs `body` in one transaction, which is rolled back when it throws. Throws `DatabaseError`, or what `body` throws.
    public func write<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) async throws -> Value {
        try await writableHost().write(body, didCommit: changeBroadcaster.publish)
    }

    /// Brings the schema up to date; `migrations` are those of all owners, in order. Throws `DatabaseError`: `newer` where the
    /// database has others, `foreign` where it belongs to another program, or why a migration failed, which then changed nothing.
    public func migrate(_ migrations: [Migration]) async throws {
        let migrator = try Migrator(migrations)
        try await writableHost().run { [path] in try migrator.migrate($0, path: path) }
    }

    /// Checks, before reading, that the schema is the one of this version. Throws `DatabaseError`: `newer`, `outdated`, `foreign`.
    public func checkMigrations(_ migrations: [Migration]) async throws {
        let migrator = try Migrator(migrations)
        let missing = try await read { [path] in try migrator.pending(in: $0, path: path).map(\.name) }
        guard missing.isEmpty else { throw DatabaseError.outdated(missingMigrations: missing) }
    }

    /// The names of the tables changed by each commit of this process from now on. Who is slow gets several commits as one set.
    public func changes() -> AsyncStream<Set<String>> {
        changeBroadcaster.subscribe { $0 }
    }

    /// The changes of each commit from now on as `transform` tells them from table names; an empty change is not sent.
    public func changes<Change: SetAlgebra & Sendable>(
        as transform: @escaping @Sendable (Set<String>) -> Change
    ) -> AsyncStream<Change> {
        changeBroadcaster.subscribe(as: transform)
    }

    /// Rewrites the database so that no byte of anything deleted before is left in its files, the write-ahead log included. Takes as long as
    /// copying it does. Throws `DatabaseError`: `busy` where somebody reads in it all the while, `diskFull` where there is no room for the copy;
    /// the database is then as it was.
    public func purge() async throws {
        try await writableHost().run { connection in
            try connection.executeScript("VACUUM;")
            let isBusy = try connection.first("PRAGMA wal_checkpoint(TRUNCATE)") { try $0.bool(0) }
            guard isBusy != true else {
                throw DatabaseError.busy(SQLFailure(code: 5, message: "the write-ahead log is in use"))
            }
        }
    }

    /// Copies one state of the database, by SQLite's own backup, into a new file that only its owner can read; others may write meanwhile.
    /// Throws `DatabaseError`: `cannotOpen` where there is a file already or none can be made, `diskFull`; what is left of the file is then removed.
    public func copy(to path: String) async throws {
        try await read { try $0.copy(to: path) }
    }

    /// What SQLite finds wrong with the file, a line each; empty where it is whole.
    public func integrityProblems() async throws -> [String] {
        do {
            return try await read { connection in
                let problems = try connection.query("PRAGMA integrity_check") { try $0.text(0) }.filter { $0 != "ok" }
                let orphans = try connection.query("PRAGMA foreign_key_check") { "a row of \(try $0.text(0)) refers to nothing" }
                return problems + orphans
            }
        } catch DatabaseError.corrupt(let failure) {
            return [failure.message]
        }
    }

    /// Waits for what is running and closes all connections; whatever is asked afterwards throws `closed`.
    public func close() async {
        changeBroadcaster.finish()
        for host in readers { await host.close() }
        await writer?.close()
    }

    private func reader() -> ConnectionHost? {
        guard !readers.isEmpty else { return nil }
        let number = nextReader.wrappingAdd(1, ordering: .relaxed).oldValue
        return readers[Int(number % UInt(readers.count))]
    }

    private func writableHost() throws(DatabaseError) -> ConnectionHost {
        guard let writer else { throw .readOnly(SQLFailure(code: 8, message: "opened for reading only")) }
        return writer
    }
}
