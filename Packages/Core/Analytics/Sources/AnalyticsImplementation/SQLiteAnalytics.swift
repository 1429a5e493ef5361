public import Analytics
public import Common
import Foundation
public import Logging
public import Persistence

/// Events in SQLite, off until they are turned on; the database must have `AnalyticsMigrations.all`.
public final class SQLiteAnalytics: Sendable {
    /// What is kept at most.
    enum Limit {
        static let events = 1_000
        static let age: TimeInterval = 90 * 86_400
        /// Events that wait for the database; more than a person can cause, so that a storm of them costs no memory.
        static let waiting = 200
    }

    private struct Queue {
        var last: Task<Void, Never>?
        var count = 0
    }

    private let database: Database
    private let wallClock: any WallClock
    private let logger: any Logger
    private let queue = Locked(Queue())

    /// Makes the store over a database that is up to date; events that cannot be stored are told to the logger.
    public init(database: Database, wallClock: any WallClock, logger: any Logger) {
        self.database = database
        self.wallClock = wallClock
        self.logger = logger
    }
}

extension SQLiteAnalytics: AnalyticsTracking {
    /// Stores an event after those tracked before it, unless events are off by then.
    public func track(_ event: any AnalyticsEvent) {
        let now = wallClock.now.timeIntervalSince1970
        let name = event.name
        let properties = PropertiesText.encode(event.properties)
        queue.withLock { queue in
            guard queue.count < Limit.waiting else { return }
            queue.count += 1
            queue.last = Task { [last = queue.last] in
                await last?.value
                await store(at: now, name: name, properties: properties)
                self.queue.withLock { $0.count -= 1 }
            }
        }
    }

    private func store(at now: TimeInterval, name: String, properties: String) async {
        do {
            try await database.write { connection in
                let isOn = try connection.query("SELECT is_enabled FROM analytics_settings") { try $0.bool(0) }.first ?? false
                guard isOn else { return }
                _ = try connection.execute(
                    "INSERT INTO analytics_events (at, name, properties) VALUES (?, ?, ?)", [.real(now), .text(name), .text(properties)])
                _ = try connection.execute(
                    """
                    DELETE FROM analytics_events
                    WHERE at < ? OR id <= (SELECT id FROM analytics_events ORDER BY id DESC LIMIT 1 OFFSET ?)
                    """, [.real(now - Limit.age), SQLValue(Limit.events)])
            }
        } catch {
            logger.log(LogEvent(.warning, "analytics.notStored", fields: [LogField("error", .failure(error))]))
        }
    }
}

extension SQLiteAnalytics: AnalyticsLog {
    /// Whether events are kept.
    public func isEnabled() async throws -> Bool {
        try await read { try $0.query("SELECT is_enabled FROM analytics_settings") { try $0.bool(0) }.first ?? false }
    }

    /// Turns events on or off; those tracked before are stored, or not, as it was then.
    public func setEnabled(_ isEnabled: Bool) async throws {
        try await write { _ = try $0.execute("UPDATE analytics_settings SET is_enabled = ?", [SQLValue(isEnabled)]) }
    }

    /// The kept events, newest first.
    public func events() async throws -> [StoredAnalyticsEvent] {
        try await read { connection in
            try connection.query("SELECT id, at, name, properties FROM analytics_events ORDER BY id DESC") { row in
                StoredAnalyticsEvent(
                    id: try row.int64(0), at: Date(timeIntervalSince1970: try row.double(1)), name: try row.text(2),
                    properties: PropertiesText.decode(try row.text(3)))
            }
        }
    }

    /// How many are kept.
    public func count() async throws -> Int {
        try await read { try $0.query("SELECT count(*) FROM analytics_events") { try $0.int(0) }.first ?? 0 }
    }

    /// Erases all of them.
    public func erase() async throws {
        try await write { _ = try $0.execute("DELETE FROM analytics_events") }
    }

    private func waitForTracked() async {
        await queue.withLock(\.last)?.value
    }

    private func read<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) async throws -> Value {
        await waitForTracked()
        do {
            return try await database.read(body)
        } catch let error as DatabaseError {
            throw AnalyticsError.notRead(error.description)
        }
    }

    private func write(_ body: @Sendable (Connection) throws -> Void) async throws {
        await waitForTracked()
        do {
            try await database.write(body)
        } catch let error as DatabaseError {
            throw AnalyticsError.notStored(error.description)
        }
    }
}
