import Bluetooth
import BluetoothMocks
import Common
import DeviceSync
import Domain
import Foundation
import GlucoseProfile
import MeterSimulator
import Observation
import ReadingStore
import ReadingStoreImplementation
import TestSupport
import Testing

@testable import DeviceSyncImplementation

/// Meters sync by themselves when they show up: over the real store and MeterSimulator, with a clock that stands still.
///
/// Report xDrip#1076: a meter had to be paired anew each day, because nothing reconnected when it advertised.
@MainActor @Suite struct AutomaticSyncTests {
    /// The feature with bonded meters around it.
    @MainActor
    private struct World {
        let meters: MeterWorld
        let store: SQLiteReadingStore
        let services: DeviceSyncServices
        let addresses: [BluetoothAddress]
        let devices: [StoredDevice]

        init(_ count: Int = 1, records: Int = 2, gate: any DeviceKindGate = FixedDeviceKindGate()) async throws {
            let texts = (0..<count).map { "00:11:22:33:44:5\($0)" }
            let scripted = texts.map { address in
                var meter = ScriptedTestMeter(minutes: Array(0..<records))
                meter.address = address
                return meter.json
            }
            let now = try #require(CivilDateTime("2026-03-01T12:00"))
            let script = try MeterScript(json: Array("{\"pace_ms\": 0, \"meters\": [\(scripted.joined(separator: ","))]}".utf8), now: now)
            let meters = MeterWorld(script)
            let store = try await Subject.makeStore()
            var devices: [StoredDevice] = []
            for address in texts { devices.append(try await store.add(NewDevice(address: address, name: "Meter", isSimulated: false))) }
            self.meters = meters
            self.store = store
            self.devices = devices
            addresses = texts.compactMap { BluetoothAddress($0) }
            services = DeviceSyncServices(
                dependencies: DeviceSyncDependencies(
                    bluetooth: meters, simulator: MockBluetoothCentral(isSimulated: true), simulatedMeters: [],
                    pairing: MockPairingAgent(), devices: store, records: store, clock: meters.clock, wallClock: meters, gate: gate))
            try await services.syncing.load()
        }

        /// Waits until no sync runs and the next look or pause has begun.
        func settle() async {
            while !meters.isSettled { await Task.yield() }
        }

        /// Lets time pass between two such moments.
        func pass(_ duration: Duration) async {
            await settle()
            meters.clock.advance(by: duration)
            await settle()
        }

        func readings() async throws -> Int { try await store.readings(ReadingQuery()).count }
    }

    @Test func aMeterThatShowsUpIsSyncedWithoutAnyoneAsking() async throws {
        let world = try await World()
        world.services.startAutomaticSync()
        world.services.startAutomaticSync()
        await world.pass(.seconds(15))
        #expect(world.meters.connections == [])
        world.meters.visible = Set(world.addresses)
        await world.pass(.seconds(45))
        #expect(world.meters.connections == world.addresses)
        #expect(try await world.readings() == 2)
        let status = try #require(world.services.syncing.automaticSync(of: world.devices[0].id))
        #expect(status.lastSeen == Date(timeIntervalSince1970: 1_772_362_800 + 60) && status.failure == nil && status.nextTry == nil)
        // Nobody sits there to be asked for a passkey.
        #expect(world.meters.agents == 0)
        await world.services.stopAutomaticSync()
    }

    @Test func itWaitsAfterAFailureAndTellsWhatFailed() async throws {
        let world = try await World()
        world.meters.failure = .connectionFailed(world.addresses[0], reason: "x")
        world.meters.visible = Set(world.addresses)
        world.services.startAutomaticSync()
        await world.pass(.seconds(15))
        let status = try #require(world.services.syncing.automaticSync(of: world.devices[0].id))
        #expect(status.nextTry == Date(timeIntervalSince1970: 1_772_362_800 + 30))
        #expect(status.failure == .notInRange(BluetoothError.connectionFailed(world.addresses[0], reason: "x").description))
        world.meters.failure = nil
        await world.pass(.seconds(45))
        await world.pass(.seconds(15))
        #expect(world.meters.connections.count == 2)
        #expect(world.services.syncing.automaticSync(of: world.devices[0].id)?.failure == nil)
        #expect(try await world.readings() == 2)
        await world.services.stopAutomaticSync()
    }

    @Test func whoTurnedItOffIsLeftAlone() async throws {
        let world = try await World(2)
        try await world.services.syncing.setAutomaticSync(false, for: world.devices[0].id)
        world.meters.visible = Set(world.addresses)
        world.services.startAutomaticSync()
        await world.pass(.seconds(15))
        #expect(world.meters.connections == [world.addresses[1]])
        #expect(world.services.syncing.automaticSync(of: world.devices[0].id) == nil)
        await world.services.stopAutomaticSync()
    }

    /// The operator rolls a kind of device out while the app runs.
    @Test func aKindThatIsAllowedLaterIsLookedForWithoutARestart() async throws {
        let gate = ChangingGate([.meter])
        let world = try await World(gate: gate)
        world.services.startAutomaticSync()
        await world.pass(.seconds(15))
        #expect(world.meters.soughtServices == [ServiceUUID(DeviceKind.meter.service)])
        gate.allow([.meter, .sensor])
        await world.pass(.seconds(45))
        #expect(world.meters.soughtServices == Set([DeviceKind.meter, .sensor].map { ServiceUUID($0.service) }))
        await world.services.stopAutomaticSync()
    }

    @Test func whenItIsSwitchedOffForAllThatIsKnownAndNoMeterSeemsWaitedFor() async throws {
        let world = try await World()
        let (syncing, meter) = (world.services.syncing, world.devices[0].id)
        #expect(syncing.isAutomaticSyncOff)
        world.services.startAutomaticSync()
        await world.settle()
        #expect(!syncing.isAutomaticSyncOff && syncing.automaticSync(of: meter) != nil)
        await world.services.stopAutomaticSync()
        #expect(syncing.isAutomaticSyncOff && syncing.automaticSync(of: meter) == nil)
    }

    @Test func severalMetersAtOnceAreSyncedOneAfterTheOther() async throws {
        let world = try await World(3)
        world.meters.visible = Set(world.addresses)
        world.services.startAutomaticSync()
        await world.pass(.seconds(15))
        #expect(world.meters.connections == world.addresses)
        // The scan before may be just ending.
        #expect(world.meters.mostOpenScans <= 2)
        #expect(try await world.readings() == 6)
        await world.services.stopAutomaticSync()
    }

    @Test func aMeterThatAPersonSyncsIsNotSyncedTwice() async throws {
        let world = try await World()
        world.meters.visible = Set(world.addresses)
        let byHand = Task { await world.services.syncing.sync(world.devices[0].id) }
        world.services.startAutomaticSync()
        await world.pass(.seconds(15))
        #expect(await byHand.value.report?.added == 2)
        await world.pass(.seconds(45))
        #expect(world.meters.connections == world.addresses)
        await world.services.stopAutomaticSync()
    }

    @Test func stoppingEndsASyncThatRuns() async throws {
        let world = try await World()
        world.meters.holdsConnections = true
        world.meters.visible = Set(world.addresses)
        world.services.startAutomaticSync()
        while world.meters.connections.isEmpty { await Task.yield() }
        await world.services.stopAutomaticSync()
        #expect(world.services.syncing.status(of: world.devices[0].id).isRunning == false)
        #expect(world.meters.clock.sleeperCount == 0)
    }

    /// Report xDrip#761.
    @Test func anAdapterThatWasOffIsListenedToAgain() async throws {
        let world = try await World()
        world.meters.isOn = false
        world.services.startAutomaticSync()
        world.meters.visible = Set(world.addresses)
        #expect(world.meters.scans == 0 && world.meters.clock.sleeperCount == 0)
        world.meters.isOn = true
        await world.settle()
        await world.pass(.seconds(15))
        #expect(try await world.readings() == 2)
        await world.services.stopAutomaticSync()
    }

    @Test func nothingIsLookedForWithoutAMeter() async throws {
        let world = try await World()
        try await world.services.syncing.remove(world.devices[0].id, keepingReadings: true)
        world.services.startAutomaticSync()
        for _ in 0..<20 { await Task.yield() }
        #expect(world.meters.scans == 0 && world.meters.clock.sleeperCount == 0)
        #expect(world.meters.forgotten == world.addresses)
        #expect(world.meters.watches == 0, "not even the adapter is asked")
        await world.services.stopAutomaticSync()
    }

    @Test func nothingRunsAfterItWasStopped() async throws {
        let world = try await World()
        world.services.startAutomaticSync()
        await world.settle()
        await world.services.stopAutomaticSync()
        let scans = world.meters.scans
        world.meters.visible = Set(world.addresses)
        world.meters.clock.advance(by: .seconds(3_600))
        for _ in 0..<20 { await Task.yield() }
        #expect(world.meters.scans == scans && world.meters.connections == [])
        #expect(world.meters.clock.sleeperCount == 0)
        await world.services.stopAutomaticSync()
    }

    @Test func withoutBluetoothItDoesNothing() async throws {
        let subject = try await Subject([])
        subject.services.startAutomaticSync()
        #expect(subject.syncing.automaticSync(of: .init(rawValue: "a")) == nil)
        #expect(!subject.syncing.isAutomaticSyncOff, "there is nothing to switch on")
        await subject.services.stopAutomaticSync()
    }

    /// 24 hours with three meters: one is used seven times a day, one once, one lies in range all day with its radio on.
    @Test func aDayIsCheap() async throws {
        let world = try await World(3, records: 20)
        world.services.startAutomaticSync()
        var wakeUps = 0
        var memory: [Int] = []
        while world.meters.elapsed < .seconds(86_400) {
            let minute = Int(world.meters.elapsed / .seconds(60))
            var visible: Set = [world.addresses[2]]
            if minute % 200 < 3 { visible.insert(world.addresses[0]) }
            if (480..<483).contains(minute) { visible.insert(world.addresses[1]) }
            world.meters.visible = visible
            await world.pass(wakeUps % 2 == 0 ? .seconds(15) : .seconds(45))
            wakeUps += 1
            #expect(world.meters.clock.sleeperCount == 1)
            if wakeUps % 720 == 0 { memory.append(ResidentMemory.kilobytes) }
        }
        await world.services.stopAutomaticSync()
        let connections = world.addresses.map { address in world.meters.connections.count { $0 == address } }
        let growth = (memory.last ?? 0) - (memory.first ?? 0)
        print(
            "24 simulated hours, three meters: \(wakeUps) wake-ups, \(world.meters.scans) looks, \(connections) connections,",
            "resident memory of the second half of the day \(growth) kB")
        #expect(wakeUps <= 2_900)
        #expect(connections[0] == 8 && connections[1] == 1)
        #expect((90...97).contains(connections[2]))
        // The scan before may be just ending.
        #expect(world.meters.mostOpenScans <= 2)
        #expect(try await world.readings() == 60)
        // Other tests run in this process: what a leak of a connection or a scan each minute would cost is far above.
        #expect(growth < 24_000)
    }
}

/// A gate that lets other kinds through later.
private final class ChangingGate: DeviceKindGate {
    private let kinds: Locked<Set<DeviceKind>>

    init(_ kinds: Set<DeviceKind>) {
        self.kinds = Locked(kinds)
    }

    func allow(_ kinds: Set<DeviceKind>) {
        self.kinds.withLock { $0 = kinds }
    }

    func allows(_ kind: DeviceKind) -> Bool {
        kinds.withLock { $0.contains(kind) }
    }
}
