import Common
import Domain
import Foundation
import Persistence
import ReadingStore
import ReadingStoreImplementation

/// A store over a database in memory, on 1 March 2026 in Berlin, with identifiers that count from 1.
func makeSubject(
    _ database: Database? = nil, zone: String = "Europe/Berlin", identifiers: any IdentifierSource = SequentialIdentifierSource(),
    secondsLater: TimeInterval = 0
) async throws -> SQLiteReadingStore {
    let database = try database ?? Database(.memory)
    try await database.migrate(ReadingStoreMigrations.all)
    let clock = FixedWallClock(now: Date(timeIntervalSince1970: 1_772_352_000 + secondsLater), timeZone: TimeZone(identifier: zone) ?? .gmt)
    return SQLiteReadingStore(database: database, clock: clock, identifiers: identifiers)
}

func time(_ text: String) -> CivilDateTime? { CivilDateTime(text) }

func date(_ text: String) -> CivilDate? { CivilDate(text) }

func milligrams(_ value: Int32) -> TestResult { .glucose(.milligramsPerDeciliter(value)) }

extension NewDevice {
    static let guide = NewDevice(
        address: "00:11:22:33:44:55", name: "Accu-Chek Guide",
        details: DeviceDetails(manufacturer: "Roche", model: "929", serial: "S1", firmware: "1.0", feature: 0x3FF), isSimulated: false)
    static let contour = NewDevice(address: "00:11:22:33:44:66", name: "Contour", isSimulated: false)
    static let simulated = NewDevice(address: "00:11:22:33:44:55", name: "Simulated", isSimulated: true)
}

extension NewRecord {
    /// A record whose bytes begin as a Glucose Measurement's do: flags, sequence number, base time.
    static func make(
        _ sequence: UInt16,
        at text: String? = "2026-02-01T08:00:00",
        _ result: TestResult = milligrams(111),
        epoch: Int = 0,
        type: SampleType? = .capillaryPlasma,
        location: SampleLocation? = .finger,
        status: SensorStatus? = nil
    ) -> NewRecord {
        let base: [UInt8] = Array((text ?? "unknown").utf8.suffix(7))
        let number = [UInt8(sequence & 0xFF), UInt8(sequence >> 8)]
        return NewRecord(
            epoch: epoch, sequence: sequence, identity: number + base, measurement: [0x03] + number + base + [1, 2, 3], result: result,
            measuredAt: text.flatMap { CivilDateTime($0) }, type: type, location: location, status: status)
    }
}

extension NewContext {
    static func make(_ sequence: UInt16, _ meal: Meal?, epoch: Int = 0, isKetone: Bool = false) -> NewContext {
        NewContext(
            epoch: epoch, sequence: sequence, bytes: [0x02, UInt8(sequence & 0xFF), UInt8(sequence >> 8), isKetone ? 6 : meal?.code ?? 0],
            meal: meal, isKetone: isKetone)
    }
}

extension SQLiteReadingStore {
    /// Adds the meter where it is not there, and stores a batch in a whole sync of its own.
    @discardableResult
    func sync(
        _ device: NewDevice = .guide, _ records: [NewRecord] = [], contexts: [NewContext] = [], unreadable: [UnreadableFrame] = [],
        isWhole: Bool = false
    ) async throws -> SyncSummary {
        let device = try await add(device)
        let state = try await beginSync(of: device.id)
        let batch = RecordBatch(records: records, contexts: contexts, unreadable: unreadable)
        return try await finishSync(state.id, storing: batch, as: SyncEnd(.complete, isWhole: isWhole))
    }

    func all() async throws -> [Reading] {
        try await readings(ReadingQuery())
    }

    func only() async throws -> Reading? {
        let readings = try await all()
        return readings.count == 1 ? readings[0] : nil
    }
}
