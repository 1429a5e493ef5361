import Bluetooth
import Common
import DeviceSync
import DeviceSyncImplementation
import Domain
import Foundation
import GlucoseProfile
import MeterSimulator
import Persistence
import ReadingStore
import ReadingStoreImplementation
import Testing

/// A meter of a script, at byte level.
struct ScriptedTestMeter {
    static let address = "00:11:22:33:44:55"

    var address = Self.address
    var name = "Meter"
    var records: [(measurement: [UInt8], context: [UInt8]?)] = []
    var faults: [String] = []
    /// Further keys of the meter, such as `"unsupported_operators": ["last"]`.
    var more = ""

    var json: String {
        let records = records.map { record in
            "{\"measurement\": \"\(record.measurement.hex)\"" + (record.context.map { ", \"context\": \"\($0.hex)\"" } ?? "") + "}"
        }
        return """
            {"name": "\(name)", "address": "\(address)", "serial": "S1", "passkey": 123456, "feature": "ff07",
            "records": [\(records.joined(separator: ","))], "faults": [\(faults.joined(separator: ","))]\(more.isEmpty ? "" : ", " + more)}
            """
    }

    /// A meter with records of these minutes, numbered upwards from 0.
    init(minutes: [Int] = []) {
        records = minutes.enumerated().map { (Self.record(UInt16($0.offset), minute: $0.element), nil) }
    }

    /// A meter that numbers its records from the newest, as TaiDoc meters do.
    static func reversed(minutes: [Int]) -> ScriptedTestMeter {
        var meter = ScriptedTestMeter()
        meter.records = minutes.enumerated().map { (record(UInt16(minutes.count - 1 - $0.offset), minute: $0.element), nil) }
        return meter
    }

    /// A record of a minute of 1 February 2026, 08 o'clock.
    static func record(_ sequence: UInt16, minute: Int, value: Int = 111) -> [UInt8] {
        let time = MeterDateTime(year: 2026, month: 2, day: 1, hours: 8, minutes: UInt8(minute), seconds: 0)
        let raw = ShortFloat(mantissa: value, exponent: -5) ?? .notANumber
        return GlucoseMeasurement(
            sequence: sequence, baseTime: time, concentration: .init(value: raw, type: .capillaryPlasma, location: .finger)
        ).bytes
    }
}

/// The feature over the real store and simulated meters.
@MainActor
struct Subject {
    let store: SQLiteReadingStore
    private(set) var syncing: any DeviceSyncing
    private(set) var services: DeviceSyncServices

    /// Brings meters into range. Without a store, over one in memory.
    init(
        _ meters: [ScriptedTestMeter], paceMilliseconds: Int = 0, clock: any Clock<Duration> = ContinuousClock(),
        bluetooth: (any BluetoothCentral)? = nil, over store: SQLiteReadingStore? = nil, gate: any DeviceKindGate = FixedDeviceKindGate()
    ) async throws {
        let script = "{\"pace_ms\": \(paceMilliseconds), \"meters\": [\(meters.map(\.json).joined(separator: ","))]}"
        let now = try #require(CivilDateTime("2026-03-01T12:00"))
        let central = SimulatedCentral(script: try MeterScript(json: Array(script.utf8), now: now), clock: clock)
        let used = if let store { store } else { try await Self.makeStore() }
        self.store = used
        services = DeviceSyncServices(
            dependencies: DeviceSyncDependencies(
                bluetooth: bluetooth, simulator: central,
                simulatedMeters: meters.map { SimulatedMeter(address: $0.address, name: $0.name) }, pairing: nil, devices: used,
                records: used, clock: clock, gate: gate))
        syncing = services.syncing
    }

    static func makeStore() async throws -> SQLiteReadingStore {
        let database = try Database(.memory)
        try await database.migrate(ReadingStoreMigrations.all)
        return SQLiteReadingStore(
            database: database, clock: FixedWallClock(now: Date(timeIntervalSince1970: 1_772_362_800), timeZone: .gmt),
            identifiers: RandomIdentifierSource())
    }

    /// Adds the first meter where it is not known, and syncs it.
    @discardableResult
    func sync() async throws -> SyncStatus {
        await syncing.sync(try await syncing.add(address: ScriptedTestMeter.address, simulated: true).id)
    }

    /// The minutes of all readings, oldest first.
    func minutes() async throws -> [Int?] {
        try await store.readings(ReadingQuery()).map { $0.measuredAt?.minute }
    }
}

extension SyncStatus {
    /// The report with which it ended, well or not.
    var report: SyncReport? {
        switch self {
        case .ended(let report): report
        case .failed(_, let report): report
        case .idle, .connecting, .receiving, .cancelling: nil
        }
    }

    var error: DeviceSyncError? {
        if case .failed(let error, _) = self { error } else { nil }
    }
}
