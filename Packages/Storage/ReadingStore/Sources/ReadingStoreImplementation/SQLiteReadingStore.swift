public import Common
public import Domain
import Foundation
public import Persistence
public import ReadingStore

/// The store over SQLite; its database must have `ReadingStoreMigrations.all`.
public final class SQLiteReadingStore: Sendable {
    let clock: any WallClock
    let identifiers: any IdentifierSource
    let owner: @Sendable () async -> Person.ID
    let erasing: @Sendable (Person.ID, Connection) throws -> Void

    private let database: Database

    /// Makes the store over a database that is up to date. `owner` tells whose a meter is that is added without saying so; whoever is first
    /// where there is no such person. `erasing` deletes what other owners of tables have of someone who is erased, in the same transaction.
    public init(
        database: Database, clock: any WallClock, identifiers: any IdentifierSource,
        owner: @escaping @Sendable () async -> Person.ID = { .first },
        erasing: @escaping @Sendable (Person.ID, Connection) throws -> Void = { _, _ in }
    ) {
        self.owner = owner
        self.erasing = erasing
        self.database = database
        self.clock = clock
        self.identifiers = identifiers
    }

    func read<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) async throws -> Value {
        do {
            return try await database.read(body)
        } catch let error as DatabaseError {
            throw ReadingStoreError(error)
        }
    }

    func write<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) async throws -> Value {
        do {
            return try await database.write(body)
        } catch let error as DatabaseError {
            throw ReadingStoreError(error)
        }
    }

    /// Leaves nothing in the files that was deleted, and takes note of it.
    func purge() async throws {
        do {
            try await database.purge()
        } catch let error as DatabaseError {
            throw ReadingStoreError.notPurged(error.description)
        }
        try await write { _ = try $0.execute("DELETE FROM readings_erasures") }
    }

    /// The present instant in Unix milliseconds.
    var now: Int {
        milliseconds(clock.now)
    }

    /// The name of the zone that is set now.
    var zone: String {
        clock.timeZone.identifier
    }

    func newSalt() -> String {
        ReadingKey.salt(identifiers.next())
    }

    func newIdentifier() -> String {
        identifiers.next().uuidString.lowercased()
    }
}

extension SQLiteReadingStore: ReadingStoreObserving {
    /// What each commit of this process changed from now on.
    public func changes() -> AsyncStream<ReadingStoreChanges> {
        database.changes { tables in
            tables.reduce(into: ReadingStoreChanges()) { changes, table in
                switch table {
                case "readings_readings", "readings_tags": changes.insert(.readings)
                case "readings_devices", "readings_cursors": changes.insert(.devices)
                case "readings_people", "readings_target_sets": changes.insert(.people)
                case "readings_syncs": changes.insert(.syncs)
                case "readings_unreadable": changes.insert(.unreadable)
                default: break
                }
            }
        }
    }
}
