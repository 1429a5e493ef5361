import CSQLite
import CSQLiteShim
import Glibc

extension Connection {
    /// Opens a connection and sets what every connection has: foreign keys, time-out, and no trust in what a file brings along.
    static func open(_ location: DatabaseLocation, writing: Bool) throws -> Connection {
        let path: String
        switch location {
        case .file(let file): path = file
        case .memory: path = ":memory:"
        }
        if location != .memory { try prepareFile(path, writing: writing) }
        let flags =
            (writing ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY) | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        var handle: OpaquePointer?
        let code = sqlite3_open_v2(path, &handle, flags, nil)
        guard let handle else {
            throw DatabaseError.cannotOpen(path: path, SQLFailure(code: code, message: String(cString: sqlite3_errstr(code))))
        }
        let connection = Connection(handle: handle)
        guard code == SQLITE_OK else { throw opening(path, .last(of: handle)) }
        do {
            guard meterbook_sqlite_harden(handle) == SQLITE_OK else { throw DatabaseError.last(of: handle) }
            sqlite3_busy_timeout(handle, 5000)
            // The first look at the file: it fails here where the file is no database.
            _ = try connection.first("SELECT count(*) FROM sqlite_schema") { try $0.int(0) }
            if writing { _ = try connection.first("PRAGMA journal_mode = WAL") { try $0.text(0) } }
            try connection.executeScript(
                """
                PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA cell_size_check = ON; PRAGMA temp_store = MEMORY;
                PRAGMA secure_delete = ON;
                """)
        } catch let error as DatabaseError {
            throw opening(path, error)
        }
        return connection
    }

    /// Makes an absent file that only its owner can read; SQLite gives its side files the same rights.
    private static func prepareFile(_ path: String, writing: Bool) throws(DatabaseError) {
        guard access(path, F_OK) != 0 else { return }
        guard writing else { throw .missing(path: path) }
        _ = try makeFile(path)
    }

    /// Makes a new file that only its owner can read; false where there is one already.
    static func makeFile(_ path: String) throws(DatabaseError) -> Bool {
        let descriptor = Glibc.open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            let error = errno
            if error == EEXIST { return false }
            let failure = SQLFailure(code: SQLITE_CANTOPEN, message: String(cString: strerror(error)))
            let forbidden = error == EACCES || error == EPERM || error == EROFS
            if forbidden || error == ENOSPC || error == EDQUOT { throw DatabaseError(failure, systemError: error) }
            throw .cannotOpen(path: path, failure)
        }
        Glibc.close(descriptor)
        return true
    }

    /// The error with the path, where the path is what helps.
    private static func opening(_ path: String, _ error: DatabaseError) -> DatabaseError {
        switch error {
        case .corrupt(let failure) where failure.primaryCode == SQLITE_NOTADB: .notADatabase(path: path)
        case .failed(let failure): .cannotOpen(path: path, failure)
        default: error
        }
    }
}
