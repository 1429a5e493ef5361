import Common
import Domain
import Foundation
import Persistence
import PreferencesImplementation
import ReadingStore
import ReadingStoreImplementation

@testable import InsightsImplementation

/// The feature's real parts over a database, on 1 March 2026.
struct Subject {
    let database: Database
    let store: SQLiteReadingStore
    let preferences: SQLitePreferences
    let dependencies: InsightsDependencies

    init(_ location: DatabaseLocation = .memory, now: Date = Date(timeIntervalSince1970: 1_772_362_800)) async throws {
        database = try Database(location)
        try await database.migrate(ReadingStoreMigrations.all + PreferencesMigrations.all + InsightsServices.migrations)
        let clock = FixedWallClock(now: now, timeZone: .gmt)
        let identifiers = SequentialIdentifierSource()
        store = SQLiteReadingStore(database: database, clock: clock, identifiers: identifiers, erasing: InsightsServices.erase)
        preferences = SQLitePreferences(database: database)
        dependencies = InsightsDependencies(
            readings: store, people: store, preferences: preferences, database: database, identifiers: identifiers, wallClock: clock)
    }

    var reader: InsightsReader { InsightsReader(dependencies: dependencies) }

    /// Adds a typed reading in mg/dL.
    @discardableResult
    func add(_ time: String, _ number: Int32, of person: Person.ID = .first, type: SampleType? = nil) async throws -> Reading? {
        guard let time = CivilDateTime(time) else { return nil }
        return try await store.add(
            NewReading(person: person, measuredAt: time, result: .glucose(.milligramsPerDeciliter(number)), type: type))
    }

    /// Syncs a meter that had these numbers in its memory.
    func sync(_ sequences: ClosedRange<UInt16>, on date: String, isSimulated: Bool = false, type: SampleType = .capillaryPlasma)
        async throws
    {
        let address = isSimulated ? "00:00:00:00:00:01" : "00:11:22:33:44:55"
        let device = try await store.add(NewDevice(address: address, name: "Guide", isSimulated: isSimulated))
        let state = try await store.beginSync(of: device.id)
        let records = sequences.map { number in
            NewRecord(
                epoch: 0, sequence: number, identity: [UInt8(number & 0xFF), UInt8(number >> 8), 1], measurement: [UInt8(number & 0xFF)],
                result: .glucose(.milligramsPerDeciliter(100)), measuredAt: CivilDateTime("\(date)T08:00:00")?.adding(minutes: Int(number)),
                type: type)
        }
        _ = try await store.finishSync(state.id, storing: RecordBatch(records: records), as: SyncEnd(.complete))
    }
}
