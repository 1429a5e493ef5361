import Common
import DeviceSync
import Domain
import Foundation
import Observation

/// The Devices screen over the meters and syncs of the whole process.
@MainActor @Observable
final class LiveDevicesViewModel: DevicesViewModel {
    private(set) var bluetoothProblem: BluetoothProblem?
    private(set) var isAdding = false
    private(set) var problem: DeviceSyncError?
    var removal: DeviceIdentity.ID?
    /// Set by the coordinator.
    @ObservationIgnored var onShowReadings: () -> Void = {}
    /// Set by the coordinator where there is a way to add a meter.
    @ObservationIgnored var onAddDevice: (() -> Void)?
    @ObservationIgnored private var following: Task<Void, Never>?
    private let syncing: any DeviceSyncing
    private let wallClock: any WallClock

    init(syncing: any DeviceSyncing, wallClock: any WallClock) {
        self.syncing = syncing
        self.wallClock = wallClock
    }

    isolated deinit {
        following?.cancel()
    }

    var devices: [DeviceRow]? {
        let now = wallClock.now
        return syncing.devices?.map { device in
            let age = device.lastSync.map { Int(now.timeIntervalSince($0.endedAt)) }
            return DeviceRow(
                device: device, status: syncing.status(of: device.id), secondsSinceSync: age, automatic: automatic(of: device, at: now))
        }
    }

    /// Set by the coordinator where kept steps are shown.
    @ObservationIgnored var onShowUsage: (() -> Void)?
    var canShowUsage: Bool { onShowUsage != nil }

    func showUsage() {
        onShowUsage?()
    }

    /// Set by the coordinator where settings are shown.
    @ObservationIgnored var onShowSettings: (() -> Void)?
    var canShowSettings: Bool { onShowSettings != nil }

    func showSettings() {
        onShowSettings?()
    }

    var isAutomaticSyncOff: Bool {
        syncing.isAutomaticSyncOff && syncing.devices?.contains { !$0.isSimulated } == true
    }

    var canAddDevice: Bool { onAddDevice != nil }

    var canAddSimulatedMeter: Bool { nextSimulatedMeter != nil }

    func load() async {
        bluetoothProblem = await syncing.bluetoothProblem()
        followBluetooth()
        await attempt { [syncing] () throws(DeviceSyncError) in try await syncing.load() }
    }

    /// A task of the page would be waited for before the page is shown first.
    private func followBluetooth() {
        guard following == nil else { return }
        following = Task { [weak self, syncing] in
            await syncing.followBluetooth { [weak self] problem in
                if self?.bluetoothProblem != problem { self?.bluetoothProblem = problem }
            }
        }
    }

    func addDevice() {
        onAddDevice?()
    }

    func addSimulatedMeter() {
        guard !isAdding, let meter = nextSimulatedMeter else { return }
        isAdding = true
        Task {
            await attempt { [syncing] () throws(DeviceSyncError) in try await syncing.add(address: meter.address, simulated: true) }
            isAdding = false
        }
    }

    func sync(_ device: DeviceIdentity.ID) {
        Task { await syncing.sync(device) }
    }

    func cancel(_ device: DeviceIdentity.ID) {
        syncing.cancel(device)
    }

    func setAutomaticSync(_ isOn: Bool, for device: DeviceIdentity.ID) {
        Task { await attempt { [syncing] () throws(DeviceSyncError) in try await syncing.setAutomaticSync(isOn, for: device) } }
    }

    func setSetsClock(_ isOn: Bool, for device: DeviceIdentity.ID) {
        Task { await attempt { [syncing] () throws(DeviceSyncError) in try await syncing.setSetsClock(isOn, for: device) } }
    }

    func remove(_ device: DeviceIdentity.ID, keepingReadings: Bool) {
        guard let known = syncing.devices?.first(where: { $0.id == device }) else { return }
        let keepingReadings = keepingReadings && !known.isSimulated
        Task {
            await attempt { [syncing] () throws(DeviceSyncError) in try await syncing.remove(device, keepingReadings: keepingReadings) }
        }
    }

    func showReadings() {
        onShowReadings()
    }

    private func automatic(of device: SyncedDevice, at now: Date) -> AutomaticSyncRow? {
        guard device.syncsAutomatically, let status = syncing.automaticSync(of: device.id) else { return nil }
        let failure = status.failure.map { error in
            let seconds = status.nextTry.map { $0.timeIntervalSince(now) } ?? 0
            return AutomaticSyncRow.Failure(error: error, minutesToNextTry: max(1, Int((seconds / 60).rounded(.up))))
        }
        return AutomaticSyncRow(secondsSinceSeen: status.lastSeen.map { Int(now.timeIntervalSince($0)) }, failure: failure)
    }

    private var nextSimulatedMeter: SimulatedMeter? {
        let known = Set((syncing.devices ?? []).map(\.identity.address))
        return syncing.simulatedMeters.first { !known.contains($0.address) }
    }

    private func attempt(_ action: () async throws(DeviceSyncError) -> Void) async {
        do {
            try await action()
            problem = nil
        } catch {
            problem = error
        }
    }
}
