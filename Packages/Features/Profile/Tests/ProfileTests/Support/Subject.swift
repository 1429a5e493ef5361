import Common
import Domain
import Foundation
import Persistence
import PreferencesImplementation
import ReadingStore
import ReadingStoreImplementation

@testable import ProfileImplementation

/// The feature's real parts, over a database in memory where none is given, on 1 March 2026.
struct Subject {
    let database: Database
    let store: SQLiteReadingStore
    let preferences: SQLitePreferences
    let dependencies: ProfileDependencies

    init(_ database: Database? = nil) async throws {
        let database = try database ?? Database(.memory)
        self.database = database
        try await database.migrate(ReadingStoreMigrations.all + PreferencesMigrations.all)
        let clock = FixedWallClock(now: Date(timeIntervalSince1970: 1_772_362_800), timeZone: .gmt)
        store = SQLiteReadingStore(database: database, clock: clock, identifiers: SequentialIdentifierSource())
        preferences = SQLitePreferences(database: database)
        dependencies = ProfileDependencies(
            people: store, devices: store, readings: store, preferences: preferences, wallClock: clock)
    }

    var reader: ProfileReader { ProfileReader(dependencies: dependencies) }

    /// Adds a typed reading of someone.
    func addReading(of person: Person.ID = .first, note: String? = nil) async throws {
        guard let time = CivilDateTime("2026-02-01T08:00:00") else { return }
        _ = try await store.add(
            NewReading(person: person, measuredAt: time, result: .glucose(.tenthsOfMillimolesPerLiter(56)), note: note))
    }

    /// Adds a meter of someone.
    func addMeter(of person: Person.ID) async throws -> DeviceIdentity.ID {
        try await store.add(NewDevice(address: "00:11:22:33:44:55", name: "Guide", person: person, isSimulated: false)).id
    }
}
