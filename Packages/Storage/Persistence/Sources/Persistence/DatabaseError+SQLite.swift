import CSQLite
import Glibc

extension DatabaseError {
    /// The case for a failure of SQLite; `systemError` is the `errno` behind it, 0 for none.
    init(_ failure: SQLFailure, systemError: Int32 = 0) {
        let outOfSpace = systemError == ENOSPC || systemError == EDQUOT
        let forbidden = systemError == EACCES || systemError == EPERM || systemError == EROFS
        switch failure.primaryCode {
        case SQLITE_FULL: self = .diskFull(failure)
        case SQLITE_IOERR, SQLITE_CANTOPEN:
            if outOfSpace {
                self = .diskFull(failure)
            } else if forbidden {
                self = .readOnly(failure)
            } else {
                self = failure.primaryCode == SQLITE_IOERR ? .inputOutput(failure) : .failed(failure)
            }
        case SQLITE_READONLY: self = .readOnly(failure)
        case SQLITE_CORRUPT, SQLITE_NOTADB: self = .corrupt(failure)
        case SQLITE_BUSY, SQLITE_LOCKED: self = .busy(failure)
        case SQLITE_CONSTRAINT: self = .constraint(failure)
        default: self = .failed(failure)
        }
    }

    /// The error that a connection's last call left.
    static func last(of handle: OpaquePointer, sql: String? = nil) -> DatabaseError {
        let failure = SQLFailure(
            code: sqlite3_extended_errcode(handle), message: String(cString: sqlite3_errmsg(handle)), sql: sql)
        return DatabaseError(failure, systemError: sqlite3_system_errno(handle))
    }
}
