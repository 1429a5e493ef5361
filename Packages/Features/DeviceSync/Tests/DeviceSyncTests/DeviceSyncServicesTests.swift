import Bluetooth
import BluetoothMocks
import DeviceSync
import DeviceSyncMocks
import Domain
import Foundation
import Observation
import ReadingStore
import ReadingStoreImplementation
import ReadingStoreMocks
import Synchronization
import TestSupport
import Testing

@testable import DeviceSyncImplementation

@MainActor
struct DeviceSyncServicesTests {
    private func makeSubject() async throws -> Subject {
        var meter = ScriptedTestMeter()
        meter.records = [([0x00, 0xE9, 7, 5, 0x15, 0x0A, 0x1E, 0x2D], nil), (ScriptedTestMeter.record(15, minute: 3), nil)]
        return try await Subject([meter])
    }

    private func makeSyncing(
        bluetooth: (any BluetoothCentral)? = nil, devices: any DeviceStore, records: any RecordStore = MockRecordStore()
    ) -> any DeviceSyncing {
        DeviceSyncServices(
            dependencies: DeviceSyncDependencies(
                bluetooth: bluetooth, simulator: MockBluetoothCentral(isSimulated: true), simulatedMeters: [], pairing: nil,
                devices: devices, records: records, clock: ManualClock())
        ).syncing
    }

    @Test func aSecondSyncAddsNothing() async throws {
        let subject = try await makeSubject()
        let device = try await subject.syncing.add(address: ScriptedTestMeter.address, simulated: true)
        #expect(device.identity.serial == "S1")
        guard case .ended(let first) = await subject.syncing.sync(device.id) else {
            Issue.record("the first sync did not end well: \(subject.syncing.status(of: device.id))")
            return
        }
        #expect((first.completeness, first.added, first.unreadable) == (.complete, 1, 1))
        _ = await subject.syncing.sync(device.id)
        #expect(try await subject.minutes() == [3])
        #expect(try await subject.store.unreadableCount() == 1)
    }

    @Test func aMeterIsListedAsSoonAsItIsAddedAndOnce() async throws {
        let subject = try await makeSubject()
        #expect(subject.syncing.devices == nil)
        let first = try await subject.syncing.add(address: ScriptedTestMeter.address, simulated: true)
        let second = try await subject.syncing.add(address: ScriptedTestMeter.address.lowercased(), simulated: true)
        #expect(first.id == second.id)
        #expect(subject.syncing.devices == [first])
        #expect(first.isSimulated && first.lastSync == nil)
    }

    @Test func theListTellsHowTheLastSyncEnded() async throws {
        let subject = try await makeSubject()
        let status = try await subject.sync()
        try await subject.syncing.load()
        #expect(subject.syncing.devices?.first?.lastSync == status.report)
    }

    @Test func theListFollowsTheStore() async throws {
        let store = MockDeviceStore()
        let syncing = makeSyncing(devices: store)
        let device = StoredDevice(
            identity: DeviceIdentity(id: .init(rawValue: "a"), address: "00:11:22:33:44:55", name: "Meter"), person: .first,
            isSimulated: false, addedAt: .distantPast)
        store.devicesCall.toReturn([device])
        await withCheckedContinuation { continuation in
            withObservationTracking {
                _ = syncing.devices
            } onChange: {
                continuation.resume()
            }
            store.changesCalls.send(.readings)
            store.changesCalls.send(.devices)
        }
        #expect(store.devicesCall.callCount == 1)
    }

    @Test func whatIsDecidedAboutAMeterIsInTheList() async throws {
        let subject = try await makeSubject()
        let device = SyncedDevice(
            identity: try await subject.store.add(NewDevice(address: "00:11:22:33:44:66", name: "Real", isSimulated: false)).identity,
            isSimulated: false)
        try await subject.syncing.load()
        #expect(subject.syncing.devices == [device])
        #expect(device.syncsAutomatically && !device.setsClock && device.kind == .meter)
        try await subject.syncing.setAutomaticSync(false, for: device.id)
        try await subject.syncing.setSetsClock(true, for: device.id)
        #expect(subject.syncing.devices?.map(\.syncsAutomatically) == [false])
        #expect(subject.syncing.devices?.map(\.setsClock) == [true])
        let unknown = DeviceIdentity.ID(rawValue: "none")
        await #expect(throws: DeviceSyncError.unknownDevice("none")) { try await subject.syncing.setAutomaticSync(true, for: unknown) }
        await #expect(throws: DeviceSyncError.unknownDevice("none")) { try await subject.syncing.setSetsClock(true, for: unknown) }
    }

    @Test func aSimulatedMeterNeverSyncsByItself() {
        let identity = DeviceSyncFixtures.simulatedMeter.identity
        #expect(!SyncedDevice(identity: identity, isSimulated: true, syncsAutomatically: true).syncsAutomatically)
    }

    @Test func aMeterThatIsNotThereIsNotAdded() async throws {
        let subject = try await makeSubject()
        await #expect(throws: DeviceSyncError.unknownDevice("nonsense")) {
            try await subject.syncing.add(address: "nonsense", simulated: true)
        }
        let missing = "00:00:00:00:00:01"
        await #expect(throws: DeviceSyncError.self) {
            let clock = ManualClock()
            let subject = try await Subject([], clock: clock)
            let added = Task { try await subject.syncing.add(address: missing, simulated: true) }
            await clock.waitForSleepers()
            clock.advance(by: MeterPairing.scanTime)
            _ = try await added.value
        }
        await #expect(throws: DeviceSyncError.bluetoothUnavailable(UnavailabilityReason.unsupported.description)) {
            try await subject.syncing.add(address: ScriptedTestMeter.address, simulated: false)
        }
        #expect(try await subject.store.devices() == [])
    }

    @Test func anUnknownMeterIsNotSynced() async throws {
        let subject = try await makeSubject()
        let id = DeviceIdentity.ID(rawValue: "nothing")
        #expect(await subject.syncing.sync(id) == .failed(.unknownDevice("nothing"), nil))
        await #expect(throws: DeviceSyncError.unknownDevice("nothing")) { try await subject.syncing.remove(id, keepingReadings: true) }
        subject.syncing.cancel(id)
        #expect(subject.syncing.status(of: .init(rawValue: "other")) == .idle)
    }

    @Test func aRealMeterIsNotSyncedWithoutBluetooth() async throws {
        let subject = try await makeSubject()
        let device = try await subject.store.add(NewDevice(address: "00:11:22:33:44:66", name: "Real", isSimulated: false))
        let reason = UnavailabilityReason.unsupported.description
        #expect(await subject.syncing.sync(device.id) == .failed(.bluetoothUnavailable(reason), nil))
    }

    @Test func aRemovedMeterTakesItsReadingsAlongOrLeavesThem() async throws {
        for keepingReadings in [true, false] {
            let subject = try await makeSubject()
            try await subject.sync()
            let id = try #require(subject.syncing.devices?.first?.id)
            try await subject.syncing.remove(id, keepingReadings: keepingReadings)
            #expect(subject.syncing.devices == [])
            #expect(subject.syncing.status(of: id) == .idle)
            #expect(try await subject.minutes() == (keepingReadings ? [3] : []))
        }
    }

    @Test func aMeterThatIsRemovedInTheMiddleOfItsSyncIsStoppedFirst() async throws {
        let clock = ManualClock()
        let subject = try await Subject([ScriptedTestMeter(minutes: [0, 1, 2])], paceMilliseconds: 1000, clock: clock)
        let id = try await subject.syncing.add(address: ScriptedTestMeter.address, simulated: true).id
        let sync = Task { await subject.syncing.sync(id) }
        await clock.waitForSleepers()
        try await subject.syncing.remove(id, keepingReadings: false)
        #expect(await sync.value.report?.completeness == .cancelled)
        #expect(try await subject.store.devices() == [])
    }

    @Test func whoAsksForASyncThatRunsJoinsIt() async throws {
        let clock = ManualClock()
        let subject = try await Subject([ScriptedTestMeter(minutes: [0, 1])], paceMilliseconds: 1000, clock: clock)
        let id = try await subject.syncing.add(address: ScriptedTestMeter.address, simulated: true).id
        let first = Task { await subject.syncing.sync(id) }
        await clock.waitForSleepers()
        #expect(subject.syncing.status(of: id) == .receiving(received: 0, expected: 2))
        let second = Task { await subject.syncing.sync(id) }
        for _ in 0..<2 {
            await clock.waitForSleepers()
            clock.advance(by: .seconds(1))
        }
        #expect(await first.value == second.value)
        #expect(try await subject.store.syncs(of: id, limit: 9).count == 1)
    }

    @Test func metersAreSyncedSideBySide() async throws {
        var other = ScriptedTestMeter(minutes: [5])
        other.address = "00:11:22:33:44:66"
        let subject = try await Subject([ScriptedTestMeter(minutes: [1, 2]), other])
        var ids: [DeviceIdentity.ID] = []
        for meter in subject.syncing.simulatedMeters {
            ids.append(try await subject.syncing.add(address: meter.address, simulated: true).id)
        }
        let syncs = ids.map { id in Task { await subject.syncing.sync(id).report?.added } }
        #expect(await syncs[0].value == 2)
        #expect(await syncs[1].value == 1)
        #expect(try await subject.minutes() == [1, 2, 5])
    }

    @Test(arguments: UnavailabilityReason.allCases) func whyBluetoothCannotBeUsedIsTold(reason: UnavailabilityReason) async throws {
        let central = MockBluetoothCentral()
        let syncing = makeSyncing(bluetooth: central, devices: MockDeviceStore())
        central.availabilityToReturn = .unavailable(reason)
        #expect(await syncing.bluetoothProblem()?.rawValue == reason.rawValue)
        central.availabilityToReturn = .available
        #expect(await syncing.bluetoothProblem() == nil)
    }

    @Test func withoutATransportBluetoothIsUnsupported() async throws {
        let syncing = makeSyncing(devices: MockDeviceStore())
        #expect(await syncing.bluetoothProblem() == .unsupported)
        var told: [BluetoothProblem?] = []
        await syncing.followBluetooth { told.append($0) }
        #expect(told == [.unsupported], "which never changes")
    }

    @Test func whatBecomesOfBluetoothIsToldUntilNobodyAsks() async throws {
        let central = MockBluetoothCentral()
        central.availabilityToReturn = .unavailable(.poweredOff)
        let syncing = makeSyncing(bluetooth: central, devices: MockDeviceStore())
        let (told, tell) = AsyncStream<BluetoothProblem?>.makeStream()
        let following = Task { await syncing.followBluetooth { tell.yield($0) } }
        var problems = told.makeAsyncIterator()
        #expect(await problems.next() == .some(.poweredOff))
        central.availabilityToReturn = .available
        #expect(await problems.next() == .some(nil))
        following.cancel()
        await following.value
    }

    @Test func onlyARealMeterThatIsAddedMayAskForItsPasskey() async throws {
        let asked = Mutex<[Bool]>([])
        let link = try MockGATTConnection.meter()
        let central = MockBluetoothCentral.reaching(link)
        central.connectToReturn = { _, agent throws(BluetoothError) in
            asked.withLock { $0.append(agent != nil) }
            return link
        }
        let store = try await Subject.makeStore()
        let services = DeviceSyncServices(
            dependencies: DeviceSyncDependencies(
                bluetooth: central, simulator: MockBluetoothCentral(isSimulated: true), simulatedMeters: [], pairing: MockPairingAgent(),
                bluetoothPairing: MockPairingAgent(), devices: store, records: store))
        let device = try await services.syncing.add(address: link.address.description, simulated: false)
        _ = await services.syncing.sync(device.id)
        #expect(asked.withLock { $0 } == [true, false])
    }

    /// A meter whose link stays when the app ends is awake for nothing, and out of reach for its owner's telephone.
    @Test func whenTheAppEndsEverySyncIsStoppedAndItsMeterLetGo() async throws {
        let clock = ManualClock()
        let subject = try await Subject([ScriptedTestMeter(minutes: [1, 2, 3])], paceMilliseconds: 1000, clock: clock)
        let device = try await subject.store.add(NewDevice(address: ScriptedTestMeter.address, name: "Meter", isSimulated: true))
        let sync = Task { await subject.syncing.sync(device.id) }
        await clock.waitForSleepers()
        await subject.services.endSyncs()
        guard case .ended(let report) = await sync.value else { throw DeviceSyncError.interrupted("\(await sync.value)") }
        #expect(report.completeness == .cancelled)
        await subject.services.endSyncs()
    }

    @Test func aStoreThatFailsIsToldInItsOwnWordsAndOnce() async throws {
        let store = MockDeviceStore()
        let link = try MockGATTConnection.meter()
        let syncing = makeSyncing(bluetooth: MockBluetoothCentral.reaching(link), devices: store)
        let error = ReadingStoreError.storage(.full, "the disk is full")
        store.devicesCall.toThrow(error)
        store.deviceCall.toThrow(error)
        store.addCall.toThrow(error)
        store.removeCall.toReturn(())
        let expected = DeviceSyncError.notStored("the disk is full")
        let id = DeviceIdentity.ID(rawValue: "a")
        await #expect(throws: expected) { try await syncing.load() }
        await #expect(throws: expected) { try await syncing.add(address: ScriptedTestMeter.address, simulated: false) }
        await #expect(throws: expected) { try await syncing.remove(id, keepingReadings: true) }
        #expect(await syncing.sync(id) == .failed(expected, nil))
    }
}
