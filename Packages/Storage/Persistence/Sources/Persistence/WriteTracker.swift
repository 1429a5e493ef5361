import CSQLite

/// Learns which tables a statement may write, from the authorizer that SQLite calls while it prepares the statement.
///
/// An update hook would miss whole-table deletions and tables without a rowid, and would cost a call per row.
final class WriteTracker {
    /// The tables named since `reset`, SQLite's own left out.
    private(set) var tables: Set<String> = []

    func reset() {
        tables = []
    }

    /// Sets the authorizer of a connection. The tracker must live as long as the connection.
    func attach(to database: OpaquePointer) {
        sqlite3_set_authorizer(database, authorize, Unmanaged.passUnretained(self).toOpaque())
    }

    fileprivate func note(_ table: String) {
        guard !table.hasPrefix("sqlite_") else { return }
        tables.insert(table)
    }
}

/// Allows everything and notes the tables of insertions, updates and deletions. Called on the connection's own queue.
private func authorize(
    _ context: UnsafeMutableRawPointer?, _ action: Int32, _ first: UnsafePointer<CChar>?, _ second: UnsafePointer<CChar>?,
    _ schema: UnsafePointer<CChar>?, _ trigger: UnsafePointer<CChar>?
) -> Int32 {
    switch action {
    case SQLITE_INSERT, SQLITE_UPDATE, SQLITE_DELETE:
        if let context, let first {
            Unmanaged<WriteTracker>.fromOpaque(context).takeUnretainedValue().note(String(cString: first))
        }
    default: break
    }
    return SQLITE_OK
}
