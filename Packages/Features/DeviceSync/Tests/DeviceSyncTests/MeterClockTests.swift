import Bluetooth
import BluetoothMocks
import Common
import DeviceSync
import DeviceSyncMocks
import Domain
import Foundation
import GlucoseProfile
import MeterSimulator
import ReadingStore
import ReadingStoreImplementation
import Testing

@testable import DeviceSyncImplementation

/// The meter's clock is set only after its records are here, only where somebody agreed, and a failure is a warning.
///
/// Report xDrip#120: the clock was corrected before the first sync, and old readings got wrong times.
@MainActor @Suite struct MeterClockTests {
    private static let now = Date(timeIntervalSince1970: 1_772_362_800)

    /// Syncs a simulated meter and returns how that ended, with what its clock shows afterwards.
    private func sync(_ meter: ScriptedTestMeter, agreed: Bool = true) async throws -> (
        report: SyncReport?, clock: String?, minutes: [Int?]
    ) {
        let script = "{\"pace_ms\": 0, \"meters\": [\(meter.json)]}"
        let civil = try #require(CivilDateTime("2026-03-01T12:00"))
        let wallClock = FixedWallClock(now: Self.now, timeZone: .gmt)
        let central = SimulatedCentral(script: try MeterScript(json: Array(script.utf8), now: civil), wallClock: wallClock)
        let store = try await Subject.makeStore()
        let services = DeviceSyncServices(
            dependencies: DeviceSyncDependencies(
                bluetooth: nil, simulator: central, simulatedMeters: [], pairing: nil, devices: store, records: store,
                wallClock: wallClock))
        let device = try await services.syncing.add(address: ScriptedTestMeter.address, simulated: true)
        try await services.syncing.setSetsClock(agreed, for: device.id)
        let report = await services.syncing.sync(device.id).report
        let link = try await central.connect(to: try .meter, pairing: nil)
        let places = MeterQuirks().clockPlaces.map { Characteristic($0.characteristic, in: $0.service) }
        let clock = places.first { link.has($0) }
        let value = if let clock { try await link.read(clock) } else { [UInt8]() }
        let minutes = try await store.readings(ReadingQuery()).map { $0.measuredAt?.minute }
        return (report, try? MeterDateTime(decoding: value).description, minutes)
    }

    private func meter(_ more: String) -> ScriptedTestMeter {
        var meter = ScriptedTestMeter(minutes: [1, 2])
        meter.more = more
        return meter
    }

    @Test(arguments: ["current_time", "date_time"])
    func aWrongClockIsSetAfterTheRecordsCame(place: String) async throws {
        let result = try await sync(meter("\"clock\": \"2026-03-01T08:00:00\", \"clock_characteristic\": \"\(place)\""))
        #expect(result.report?.completeness == .complete && result.report?.clock == .set)
        #expect(result.clock == "2026-03-01T11:00:00")
        #expect(result.minutes == [1, 2])
    }

    @Test func nobodysClockIsSetUnasked() async throws {
        let result = try await sync(meter("\"clock\": \"2026-03-01T08:00:00\""), agreed: false)
        #expect(result.report?.completeness == .complete && result.report?.clock == nil)
        #expect(result.clock == "2026-03-01T08:00:00")
    }

    @Test func aRightClockIsLeftAlone() async throws {
        let result = try await sync(meter("\"clock\": \"2026-03-01T11:01:00\""))
        #expect(result.report?.clock == .right && result.clock == "2026-03-01T11:01:00")
    }

    @Test func aMeterWithoutAClockHasNothingToSet() async throws {
        #expect(try await sync(meter("")).report?.clock == nil)
    }

    @Test func theClockOfAnUnfinishedSyncIsLeftAlone() async throws {
        var interrupted = meter("\"clock\": \"2026-03-01T08:00:00\"")
        interrupted.faults = ["{\"after_notifications\": 1, \"do\": \"disconnect\", \"connections\": [2]}"]
        let result = try await sync(interrupted)
        #expect(result.report?.completeness == .interrupted && result.report?.clock == nil)
        #expect(result.clock == "2026-03-01T08:00:00")
    }

    @Test func aClockThatCannotBeSetIsAWarning() async throws {
        let link = try MockGATTConnection.meter(more: [Characteristic(0xFFF1, in: 0xFFF0)])
        let answer = link.writeToReturn
        link.writeToReturn = { write throws(BluetoothError) in
            guard write.characteristic.uuid.assigned != 0xFFF1 else { throw .att(0x80) }
            return try answer?(write) ?? []
        }
        let store = try await Subject.makeStore()
        let device = try await store.add(
            NewDevice(
                address: ScriptedTestMeter.address, name: "CareSens 1", details: DeviceDetails(manufacturer: "i-SENS"), isSimulated: false))
        try await store.setSetsClock(true, for: device.id)
        let services = DeviceSyncServices(
            dependencies: DeviceSyncDependencies(
                bluetooth: MockBluetoothCentral.reaching(link), simulator: MockBluetoothCentral(isSimulated: true), simulatedMeters: [],
                pairing: nil, devices: store, records: store, wallClock: FixedWallClock(now: Self.now, timeZone: .gmt)))
        let report = await services.syncing.sync(device.id).report
        #expect(report?.completeness == .complete && report?.clock == .notSet)
    }
}
