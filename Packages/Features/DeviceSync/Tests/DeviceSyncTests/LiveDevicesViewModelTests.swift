import Common
import DeviceSync
import DeviceSyncMocks
import Domain
import Foundation
import Observation
import Testing

@testable import DeviceSyncImplementation

@MainActor
struct LiveDevicesViewModelTests {
    private static let simulated = SimulatedMeter(address: "00:11:22:33:44:66", name: "Simulated meter")
    private static let other = SimulatedMeter(address: "00:11:22:33:44:99", name: "Another")

    private func makeSubject(_ syncing: MockDeviceSyncing) -> LiveDevicesViewModel {
        let now = Date(timeIntervalSince1970: 1_772_352_000 + 90)
        return LiveDevicesViewModel(syncing: syncing, wallClock: FixedWallClock(now: now, timeZone: .gmt))
    }

    /// Waits until something that is observed has changed.
    private func change(of value: @escaping @MainActor () -> some Sendable, after action: @MainActor () -> Void) async {
        await withCheckedContinuation { continuation in
            withObservationTracking {
                _ = value()
            } onChange: {
                continuation.resume()
            }
            action()
        }
        // The change itself comes right after its announcement.
        await Task.yield()
    }

    @Test func aRowHasTheMeterItsSyncAndItsAge() {
        let syncing = MockDeviceSyncing(devices: [DeviceSyncFixtures.newMeter, DeviceSyncFixtures.simulatedMeter])
        syncing.statuses = [DeviceSyncFixtures.newMeter.id: .connecting]
        #expect(
            makeSubject(syncing).devices == [
                DeviceRow(device: DeviceSyncFixtures.newMeter, status: .connecting),
                DeviceRow(device: DeviceSyncFixtures.simulatedMeter, status: .idle, secondsSinceSync: 90),
            ])
        #expect(makeSubject(MockDeviceSyncing()).devices == nil)
    }

    @Test func loadingBringsTheProblemOfBluetoothAndClearsAnEarlierOne() async {
        let syncing = MockDeviceSyncing()
        let subject = makeSubject(syncing)
        syncing.problemToReturn = .blocked
        syncing.loadResult = .failure(.notStored("full"))
        await subject.load()
        #expect(subject.bluetoothProblem == .blocked)
        #expect(subject.problem == .notStored("full"))
        syncing.problemToReturn = nil
        syncing.loadResult = .success(())
        await subject.load()
        #expect(subject.bluetoothProblem == nil && subject.problem == nil)
    }

    /// The adapter is switched on beside a page that is open.
    @Test(.timeLimit(.minutes(10))) func theProblemOfBluetoothGoesByItselfWhenItIsMended() async {
        let syncing = MockDeviceSyncing()
        syncing.loadResult = .success(())
        syncing.problemToReturn = .poweredOff
        let subject = makeSubject(syncing)
        await subject.load()
        await subject.load()
        while subject.bluetoothProblem == .poweredOff {
            // Followed a moment after it was loaded.
            await Task.yield()
            syncing.problemToReturn = nil
        }
        syncing.problemToReturn = .noService
        #expect(subject.bluetoothProblem == .noService)
    }

    /// Simulated meters never sync by themselves.
    @Test(arguments: [
        (true, DeviceSyncFixtures.newMeter, true), (true, DeviceSyncFixtures.simulatedMeter, false),
        (false, DeviceSyncFixtures.newMeter, false),
    ])
    func thatAutomaticSyncIsOffMattersToRealMeters(isOff: Bool, device: SyncedDevice, matters: Bool) {
        let syncing = MockDeviceSyncing(devices: [device])
        syncing.isAutomaticSyncOff = isOff
        let subject = makeSubject(syncing)
        #expect(subject.isAutomaticSyncOff == matters && !subject.canShowSettings)
        var shown = 0
        subject.onShowSettings = { shown += 1 }
        subject.showSettings()
        #expect(subject.canShowSettings && shown == 1)
    }

    @Test func theNextSimulatedMeterIsOneThatIsNotThereYet() async {
        let syncing = MockDeviceSyncing(devices: [DeviceSyncFixtures.simulatedMeter], simulatedMeters: [Self.simulated, Self.other])
        let subject = makeSubject(syncing)
        #expect(subject.canAddSimulatedMeter)
        syncing.addHandler = { _, _ in .success(DeviceSyncFixtures.newMeter) }
        subject.addSimulatedMeter()
        #expect(subject.isAdding)
        subject.addSimulatedMeter()
        await change(of: { subject.isAdding }) {}
        #expect(syncing.calls == ["add 00:11:22:33:44:99 simulated"])
        #expect(subject.problem == nil)
        syncing.simulatedMeters = [Self.simulated]
        #expect(!subject.canAddSimulatedMeter)
        subject.addSimulatedMeter()
        #expect(!subject.isAdding)
    }

    @Test func aMeterThatCannotBeAddedIsAProblem() async {
        let syncing = MockDeviceSyncing(devices: [], simulatedMeters: [Self.simulated])
        syncing.addHandler = { _, _ in .failure(.notInRange("x")) }
        let subject = makeSubject(syncing)
        await change(of: { subject.problem }) { subject.addSimulatedMeter() }
        #expect(subject.problem == .notInRange("x"))
    }

    @Test func aSyncIsStartedAndStopped() async {
        let syncing = MockDeviceSyncing(devices: [DeviceSyncFixtures.newMeter])
        syncing.syncStatusToReturn = .ended(DeviceSyncFixtures.completeReport)
        let subject = makeSubject(syncing)
        await change(of: { syncing.calls }) { subject.sync(DeviceSyncFixtures.newMeter.id) }
        subject.cancel(DeviceSyncFixtures.newMeter.id)
        #expect(syncing.calls == ["sync meter-1", "cancel meter-1"])
    }

    /// A click that comes late must not remove anything; what a simulated meter made up never stays without its meter.
    @Test func aMeterIsRemovedWithOrWithoutItsReadings() async {
        let syncing = MockDeviceSyncing(devices: [DeviceSyncFixtures.newMeter, DeviceSyncFixtures.simulatedMeter])
        syncing.removeResult = .failure(.notStored("full"))
        let subject = makeSubject(syncing)
        subject.remove(.init(rawValue: "nothing"), keepingReadings: false)
        await change(of: { subject.problem }) { subject.remove(DeviceSyncFixtures.newMeter.id, keepingReadings: true) }
        #expect(subject.problem == .notStored("full"))
        syncing.removeResult = .success(())
        await change(of: { subject.problem }) { subject.remove(DeviceSyncFixtures.newMeter.id, keepingReadings: false) }
        await change(of: { syncing.calls }) { subject.remove(DeviceSyncFixtures.simulatedMeter.id, keepingReadings: true) }
        #expect(syncing.calls == ["remove meter-1 keeping readings", "remove meter-1", "remove meter-2"])
    }

    @Test func whatIsDecidedAboutAMeterIsHandedOn() async {
        let syncing = MockDeviceSyncing(devices: [DeviceSyncFixtures.newMeter])
        syncing.settingResult = .success(())
        let subject = makeSubject(syncing)
        await change(of: { syncing.calls }) { subject.setAutomaticSync(false, for: DeviceSyncFixtures.newMeter.id) }
        await change(of: { syncing.calls }) { subject.setSetsClock(true, for: DeviceSyncFixtures.newMeter.id) }
        #expect(syncing.calls == ["automatic sync off meter-1", "sets clock on meter-1"])
    }

    @Test func aRowTellsWhenTheMeterWasSeenAndWhenItIsTriedAgain() {
        let now = Date(timeIntervalSince1970: 1_772_352_000 + 90)
        let off = SyncedDevice(identity: DeviceSyncFixtures.plainMeter.identity, isSimulated: false, syncsAutomatically: false)
        let syncing = MockDeviceSyncing(devices: [DeviceSyncFixtures.newMeter, off])
        let status = AutomaticSyncStatus(lastSeen: now - 200, nextTry: now + 61, failure: .notInRange("x"))
        syncing.automaticStatuses = [DeviceSyncFixtures.newMeter.id: status, off.id: status]
        let failure = AutomaticSyncRow.Failure(error: .notInRange("x"), minutesToNextTry: 2)
        #expect(
            makeSubject(syncing).devices?.map(\.automatic) == [AutomaticSyncRow(secondsSinceSeen: 200, failure: failure), nil])
        syncing.automaticStatuses = [DeviceSyncFixtures.newMeter.id: AutomaticSyncStatus(nextTry: now - 5, failure: .notInRange("x"))]
        #expect(makeSubject(syncing).devices?.first?.automatic?.failure?.minutesToNextTry == 1)
        syncing.automaticStatuses = [DeviceSyncFixtures.newMeter.id: AutomaticSyncStatus()]
        #expect(makeSubject(syncing).devices?.first?.automatic == AutomaticSyncRow())
    }

    @Test func theReadingsAreShownByWhomeverTheCoordinatorNames() {
        let subject = makeSubject(MockDeviceSyncing())
        var count = 0
        subject.onShowReadings = { count += 1 }
        subject.showReadings()
        #expect(count == 1)
    }
}
