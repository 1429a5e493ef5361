/// Owns one connection and lends it out on its own queue.
actor ConnectionHost {
    nonisolated let executor: QueueExecutor
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    private var connection: Connection?

    init(label: String, location: DatabaseLocation, writing: Bool) throws {
        executor = QueueExecutor(label: label)
        connection = try Connection.open(location, writing: writing)
    }

    /// Runs `body` over one state of the database; nothing can be written in it.
    func read<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) throws -> Value {
        try open().readTransaction(body)
    }

    /// Runs `body` in one transaction and tells the tables that it changed once it is committed.
    func write<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value, didCommit: @Sendable (Set<String>) -> Void) throws -> Value
    {
        let connection = try open()
        let value = try connection.transaction("BEGIN IMMEDIATE", body)
        didCommit(connection.takeChangedTables())
        return value
    }

    /// Runs `body` outside any transaction.
    func run<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) throws -> Value {
        let connection = try open()
        defer { _ = connection.takeChangedTables() }
        return try body(connection)
    }

    func close() {
        connection = nil
    }

    private func open() throws(DatabaseError) -> Connection {
        guard let connection else { throw .closed }
        return connection
    }
}
