import Bluetooth
import Common
import DeviceSync
import DeviceSyncImplementation
import Domain
import Foundation
import MeterSimulator
import Persistence
import ReadingStore
import ReadingStoreImplementation
import Testing

@MainActor
struct DeviceSyncServicesTests {
    private let address = "00:11:22:33:44:55"

    private func makeSubject() async throws -> (syncing: any DeviceSyncing, store: SQLiteReadingStore) {
        let script = """
            {"meters": [{"name": "Meter", "address": "\(address)", "serial": "S1", "passkey": 123456, "feature": "ff07",
              "records": [{"measurement": "1b0f00e807011e053a1b53016fb0f80000"}, {"measurement": "00e90705150a1e2d"}]}]}
            """
        let now = try #require(CivilDateTime("2026-03-01T12:00"))
        let database = try Database(.memory)
        try await database.migrate(ReadingStoreMigrations.all)
        let clock = FixedWallClock(now: Date(timeIntervalSince1970: 1_772_362_800), timeZone: .gmt)
        let store = SQLiteReadingStore(database: database, clock: clock, identifiers: SequentialIdentifierSource())
        let services = DeviceSyncServices(
            dependencies: DeviceSyncDependencies(
                bluetooth: nil, simulator: SimulatedCentral(script: try MeterScript(json: Array(script.utf8), now: now)),
                simulatedMeters: [SimulatedMeter(address: address, name: "Meter")], pairing: nil, devices: store, records: store))
        return (services.syncing, store)
    }

    @Test func aSecondSyncAddsNothing() async throws {
        let (syncing, store) = try await makeSubject()
        let device = try await syncing.add(address: address, simulated: true)
        #expect(device.identity.serial == "S1")
        guard case .ended(let first) = await syncing.sync(device.id) else {
            Issue.record("the first sync did not end well: \(syncing.status(of: device.id))")
            return
        }
        #expect((first.completeness, first.added, first.unreadable) == (.complete, 1, 1))
        _ = await syncing.sync(device.id)
        let readings = try await store.readings(ReadingQuery())
        #expect(readings.map { $0.result.glucose?.milligramsPerDeciliter } == [111])
        #expect(try await store.unreadableCount() == 1)
    }

    @Test func aMeterThatIsNotThereIsNotAdded() async throws {
        let (syncing, _) = try await makeSubject()
        await #expect(throws: DeviceSyncError.self) { try await syncing.add(address: "nonsense", simulated: true) }
        await #expect(throws: DeviceSyncError.bluetoothUnavailable(UnavailabilityReason.unsupported.description)) {
            try await syncing.add(address: address, simulated: false)
        }
        #expect(await syncing.bluetoothProblem() == .unsupported)
    }
}
