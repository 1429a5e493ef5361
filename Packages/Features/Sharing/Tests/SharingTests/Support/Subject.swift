import Common
import Domain
import Foundation
import Persistence
import PreferencesImplementation
import ReadingStore
import ReadingStoreImplementation
import Sharing
import Testing

@testable import SharingImplementation

/// The feature's real parts over a database in memory, on 1 March 2026 in Berlin.
struct Subject {
    let store: SQLiteReadingStore
    let preferences: SQLitePreferences
    let dependencies: SharingDependencies
    let database: Database

    var exporting: any Exporting { SharingServices(dependencies: dependencies).exporting }

    init() async throws {
        database = try Database(.memory)
        try await database.migrate(ReadingStoreMigrations.all + PreferencesMigrations.all)
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let clock = FixedWallClock(now: Date(timeIntervalSince1970: 1_772_362_800), timeZone: zone)
        store = SQLiteReadingStore(database: database, clock: clock, identifiers: SequentialIdentifierSource())
        preferences = SQLitePreferences(database: database)
        dependencies = SharingDependencies(readings: store, people: store, devices: store, preferences: preferences, wallClock: clock)
    }

    /// Adds a typed reading.
    @discardableResult
    func add(
        _ result: TestResult, at time: String = "2026-02-01T08:00:00", zone: String? = nil, of person: Person.ID = .first,
        type: SampleType? = nil, meal: Meal? = nil, note: String? = nil, tags: [String] = []
    ) async throws -> Reading {
        try await store.add(
            NewReading(
                person: person, measuredAt: try #require(CivilDateTime(time)), zone: zone, result: result, type: type, meal: meal,
                note: note,
                tags: tags.compactMap { ReadingTag($0) }))
    }

    /// Adds what a meter reports in one sync.
    func sync(_ device: NewDevice, _ records: [NewRecord]) async throws {
        let stored = try await store.add(device)
        let sync = try await store.beginSync(of: stored.id)
        _ = try await store.finishSync(sync.id, storing: RecordBatch(records: records), as: SyncEnd(.complete))
    }

    /// A whole file.
    func file(_ request: ExportRequest) async throws -> [UInt8] {
        var bytes: [UInt8] = []
        for try await chunk in try await exporting.export(request) { bytes += chunk }
        return bytes
    }

    /// The lines of a whole file as text.
    func lines(_ request: ExportRequest) async throws -> [String] {
        String(decoding: try await file(request), as: UTF8.self)
            .split(omittingEmptySubsequences: false) { $0 == "\r\n" || $0 == "\n" }.map(String.init)
    }
}

func milligrams(_ value: Int32) -> TestResult { .glucose(.milligramsPerDeciliter(value)) }

extension NewDevice {
    static let guide = NewDevice(
        address: "00:11:22:33:44:55", name: "Accu-Chek Guide", details: DeviceDetails(serial: "SN123"), isSimulated: false)
    static let simulated = NewDevice(address: "00:11:22:33:44:77", name: "Simulated", isSimulated: true)
}

extension NewRecord {
    /// A record of a meter.
    static func make(
        _ sequence: UInt16, at text: String? = "2026-02-01T08:00:00", _ result: TestResult = milligrams(111),
        type: SampleType? = .capillaryPlasma, location: SampleLocation? = .finger
    ) -> NewRecord {
        let identity = [UInt8(sequence & 0xFF), UInt8(sequence >> 8)] + Array((text ?? "unknown").utf8)
        return NewRecord(
            epoch: 0, sequence: sequence, identity: identity, measurement: identity, result: result,
            measuredAt: text.flatMap { CivilDateTime($0) }, type: type, location: location)
    }
}
