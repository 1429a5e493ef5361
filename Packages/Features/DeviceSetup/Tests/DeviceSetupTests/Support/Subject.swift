import AnalyticsMocks
import Bluetooth
import Common
import DeviceSetup
import DeviceSync
import DeviceSyncMocks
import Domain
import Foundation
import LiveUIMocks
import MeterSimulator
import Persistence
import ReadingStore
import ReadingStoreImplementation
import TestSupport
import Testing

@testable import DeviceSetupImplementation

/// A setup over simulated meters and a real store; what syncs do is prepared.
@MainActor
struct Subject {
    static let address = "00:11:22:33:44:55"
    static let id = "simulated 00:11:22:33:44:55"

    let central: LendingCentral
    let store: SQLiteReadingStore
    let syncing: MockDeviceSyncing
    let clock = ManualClock()
    let analytics = MockAnalytics()
    let dependencies: MeterDeviceSetupDependencies

    /// Brings a meter with more keys of the script, and other devices of one, into range; `bluetooth` is the real transport.
    init(
        meter more: String = "", others: String = "", bluetooth: (any BluetoothCentral)? = nil,
        kinds: Set<DeviceKind> = Set(DeviceKind.allCases)
    ) async throws {
        let script = """
            {"meters": [{"name": "Meter", "address": "\(Self.address)", "serial": "S1", "model": "929", "firmware": "1.0",
            "passkey": 123456, "known": false, "feature": "0400", "clock": "2026-03-01T12:05:00",
            "records": [{"measurement": "1b0f00e807011e053a1b53016fb0f80000"}]\(more)}\(others)]}
            """
        let now = try #require(CivilDateTime("2026-03-01T12:00:00"))
        central = LendingCentral(SimulatedCentral(script: try MeterScript(json: Array(script.utf8), now: now)))
        let database = try Database(.memory)
        try await database.migrate(ReadingStoreMigrations.all)
        let wallClock = FixedWallClock(now: Date(timeIntervalSince1970: 1_772_366_400), timeZone: .gmt)
        store = SQLiteReadingStore(database: database, clock: wallClock, identifiers: RandomIdentifierSource())
        syncing = MockDeviceSyncing(devices: [])
        syncing.loadResult = .success(())
        syncing.settingResult = .success(())
        syncing.syncStatusToReturn = .ended(DeviceSyncFixtures.completeReport)
        let address = try #require(BluetoothAddress(Self.address))
        dependencies = MeterDeviceSetupDependencies(
            bluetooth: bluetooth.map(LendingCentral.init), simulator: central, simulatedPasskeys: [address: 123_456], devices: store,
            syncing: syncing, analytics: analytics, wallClock: wallClock, clock: clock,
            gate: FixedDeviceKindGate(kinds))
    }

    /// A session that has chosen a kind of meter and sees the list.
    func makeSession(_ family: MeterFamily = .simulated) async -> LiveDeviceSetupViewModel {
        let session = LiveDeviceSetupViewModel(dependencies: dependencies)
        session.shown(.choose)
        session.choose(family)
        await until { !session.state.found.isEmpty }
        return session
    }

    /// A session whose meter asks for its passkey.
    func makeAskedSession() async -> LiveDeviceSetupViewModel {
        let session = await makeSession()
        session.select(Self.id)
        await until { session.state.phase == .pairing(.asked(.passkey)) }
        return session
    }

    /// A session that looks at its meter.
    func makeCheckingSession() async -> LiveDeviceSetupViewModel {
        let session = await makeAskedSession()
        session.code = "123 456"
        session.sendCode()
        await until { session.state.step == .check }
        return session
    }
}

/// Waits until something is so. A test's time limit ends a wait for what never comes.
@MainActor
func until(_ condition: () -> Bool) async {
    while !condition() { await Task.yield() }
}
