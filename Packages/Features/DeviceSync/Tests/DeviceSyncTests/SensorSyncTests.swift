import Common
import DeviceSync
import Domain
import Foundation
import GlucoseProfile
import MeterSimulator
import ReadingStore
import ReadingStoreImplementation
import Testing

@testable import DeviceSyncImplementation

/// A CGM sensor is synced as a meter is: from its cursor on, nothing twice, a new session beginning anew.
@MainActor @Suite struct SensorSyncTests {
    private func makeSubject(
        start: String? = "2026-03-01T08:00:00", values: [(minute: UInt16, value: Int)], check: Bool = false, damaged: UInt16? = nil,
        over store: SQLiteReadingStore? = nil, gate: any DeviceKindGate = FixedDeviceKindGate()
    ) async throws -> Subject {
        var meter = ScriptedTestMeter()
        meter.records = try values.map { minute, value in
            let glucose = try #require(ShortFloat(mantissa: value, exponent: 0))
            var bytes = CGMMeasurement(glucose: glucose, timeOffset: minute, hasCheck: check).bytes
            if minute == damaged { bytes[2] ^= 1 }
            return (bytes, nil)
        }
        let start = start.map { "\"start\": \"\($0)\", " } ?? ""
        meter.more = "\"sensor\": {\(start)\"check\": \(check)}"
        return try await Subject([meter], over: store, gate: gate)
    }

    private func readings(_ store: SQLiteReadingStore) async throws -> [String] {
        try await store.readings(ReadingQuery()).map { reading in
            "\(reading.measuredAt.map { "\($0)" } ?? "unknown") \(reading.result.glucose?.milligramsPerDeciliter ?? 0)"
        }
    }

    @Test func itsRecordsAreReadingsOfItsSession() async throws {
        let subject = try await makeSubject(values: [(5, 100), (10, 110), (1_440, 120)], check: true)
        #expect(try await subject.sync().report?.added == 3)
        let device = try #require(try await subject.store.devices().first)
        #expect(device.kind == .sensor && device.cursor?.sequence == 1_440)
        #expect(subject.syncing.devices?.map(\.kind) == [.sensor] && subject.syncing.ownedKinds == [.sensor])
        #expect(try await readings(subject.store) == ["2026-03-01T08:05:00 100", "2026-03-01T08:10:00 110", "2026-03-02T08:00:00 120"])
        #expect(try await subject.store.readings(ReadingQuery()).allSatisfy { $0.type == .interstitialFluid })
    }

    @Test func itIsAskedForWhatIsNewer() async throws {
        let store = try await Subject.makeStore()
        try await makeSubject(values: [(5, 100), (10, 110)], over: store).sync()
        let report = try await makeSubject(values: [(5, 100), (10, 110), (15, 90)], over: store).sync().report
        #expect(report?.added == 1 && report?.completeness == .complete)
        #expect(try await readings(store).count == 3)
    }

    @Test func aNewSessionBeginsAnew() async throws {
        let store = try await Subject.makeStore()
        try await makeSubject(values: [(5, 100), (10, 110)], over: store).sync()
        try await makeSubject(start: "2026-03-11T08:00:00", values: [(5, 101)], over: store).sync()
        #expect(
            try await readings(store) == ["2026-03-01T08:05:00 100", "2026-03-01T08:10:00 110", "2026-03-11T08:05:00 101"])
    }

    @Test func aDamagedRecordIsKeptAsUnreadable() async throws {
        let subject = try await makeSubject(values: [(5, 100), (10, 110), (15, 90)], check: true, damaged: 10)
        let report = try await subject.sync().report
        #expect(report?.added == 2 && report?.unreadable == 1)
        #expect(try await subject.store.devices().first?.cursor?.sequence == 5)
    }

    @Test func withoutAStartTheTimesAreUnknown() async throws {
        let subject = try await makeSubject(start: nil, values: [(5, 100)])
        #expect(try await subject.sync().report?.added == 1)
        #expect(try await readings(subject.store) == ["unknown 100"])
    }

    /// What the roll-out does not allow does not exist, not even where it was paired before.
    @Test func aKindThatIsNotAllowedDoesNotExist() async throws {
        let store = try await Subject.makeStore()
        let meters = FixedDeviceKindGate([.meter])
        let refused = try await makeSubject(values: [(5, 100)], over: store, gate: meters)
        await #expect(throws: DeviceSyncError.self) { try await refused.syncing.add(address: ScriptedTestMeter.address, simulated: true) }
        #expect(try await store.devices().isEmpty)
        try await makeSubject(values: [(5, 100)], over: store).sync()
        let locked = try await makeSubject(values: [(5, 100)], over: store, gate: meters)
        try await locked.syncing.load()
        #expect(locked.syncing.devices == [] && locked.syncing.ownedKinds == [])
    }
}
