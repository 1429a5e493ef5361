import Bluetooth
import DeviceSync
import Domain
import Observation
import ReadingStore

/// Syncs meters over their transports into the store, each at most once at a time, several side by side.
@MainActor @Observable
final class LiveDeviceSyncing: DeviceSyncing {
    private struct Run {
        let task: Task<SyncStatus, Never>
        let interruption: Interruption
    }

    private(set) var devices: [SyncedDevice]?
    private var statuses: [DeviceIdentity.ID: SyncStatus] = [:]
    @ObservationIgnored private var runs: [DeviceIdentity.ID: Run] = [:]
    @ObservationIgnored private var following: Task<Void, Never>?
    @ObservationIgnored private let dependencies: DeviceSyncDependencies
    /// Syncs real meters whenever they show up; nil where none can be reached.
    let automatic: AutomaticSync?

    init(dependencies: DeviceSyncDependencies) {
        self.dependencies = dependencies
        automatic = dependencies.bluetooth.map { bluetooth in
            AutomaticSync(
                bluetooth: bluetooth, services: { dependencies.services }, clock: dependencies.clock, wallClock: dependencies.wallClock)
        }
        let changes = dependencies.devices.changes()
        following = Task { [weak self] in
            for await change in changes where change.contains(.devices) {
                // The list stays as it was when it cannot be read; whoever asks next is told why.
                try? await self?.load()
            }
        }
        automatic?.sync = { [weak self] device in _ = await self?.sync(device) }
        automatic?.cancel = { [weak self] device in self?.cancel(device) }
    }

    isolated deinit {
        following?.cancel()
        for run in runs.values { run.interruption.request() }
    }

    func status(of device: DeviceIdentity.ID) -> SyncStatus {
        statuses[device] ?? .idle
    }

    func load() async throws(DeviceSyncError) {
        do {
            let stored = try await dependencies.devices.devices().filter { dependencies.gate.allows($0.kind) }.map(SyncedDevice.init)
            guard devices != stored else { return }
            devices = stored
            automatic?.follow(stored)
        } catch {
            throw DeviceSyncError(error)
        }
    }

    func add(address: String, simulated: Bool) async throws(DeviceSyncError) -> SyncedDevice {
        guard let central = dependencies.central(simulated: simulated) else {
            throw .bluetoothUnavailable(UnavailabilityReason.unsupported.description)
        }
        guard let valid = BluetoothAddress(address) else { throw .unknownDevice(address) }
        let agent = simulated ? dependencies.pairing : dependencies.bluetoothPairing
        let pairing = MeterPairing(central: central, agent: agent, clock: dependencies.clock, gate: dependencies.gate)
        let new = try await pairing.pair(with: valid)
        do {
            let device = SyncedDevice(try await dependencies.devices.add(new))
            try await load()
            return device
        } catch {
            throw DeviceSyncError(error)
        }
    }

    var isAutomaticSyncOff: Bool { automatic?.isStarted == false }

    func automaticSync(of device: DeviceIdentity.ID) -> AutomaticSyncStatus? {
        isAutomaticSyncOff ? nil : automatic?.statuses[device]
    }

    func sync(_ device: DeviceIdentity.ID) async -> SyncStatus {
        if let run = runs[device] { return await run.task.value }
        let interruption = Interruption()
        statuses[device] = .connecting
        let task = Task { await run(device, interruption) }
        runs[device] = Run(task: task, interruption: interruption)
        return await task.value
    }

    func cancel(_ device: DeviceIdentity.ID) {
        guard let run = runs[device] else { return }
        statuses[device] = .cancelling
        run.interruption.request()
    }

    /// Stops every sync that runs, and returns when none does.
    func stopAll() async {
        for id in runs.keys { cancel(id) }
        for run in runs.values { _ = await run.task.value }
    }

    func setAutomaticSync(_ isOn: Bool, for device: DeviceIdentity.ID) async throws(DeviceSyncError) {
        do {
            try await dependencies.devices.setSyncsAutomatically(isOn, for: device)
            try await load()
        } catch {
            throw DeviceSyncError(error)
        }
    }

    func setSetsClock(_ isOn: Bool, for device: DeviceIdentity.ID) async throws(DeviceSyncError) {
        do {
            try await dependencies.devices.setSetsClock(isOn, for: device)
            try await load()
        } catch {
            throw DeviceSyncError(error)
        }
    }

    func remove(_ device: DeviceIdentity.ID, keepingReadings: Bool) async throws(DeviceSyncError) {
        cancel(device)
        _ = await runs[device]?.task.value
        do {
            let stored = try await dependencies.devices.device(device)
            try await dependencies.devices.remove(device, keepingReadings: keepingReadings)
            statuses[device] = nil
            try await load()
            if let stored { await forgetBond(of: stored) }
        } catch {
            throw DeviceSyncError(error)
        }
    }

    func bluetoothProblem() async -> BluetoothProblem? {
        guard let bluetooth = dependencies.bluetooth else { return .unsupported }
        return BluetoothProblem(await bluetooth.availability())
    }

    func followBluetooth(_ tell: @escaping @MainActor (BluetoothProblem?) -> Void) async {
        guard let bluetooth = dependencies.bluetooth else { return tell(.unsupported) }
        for await availability in bluetooth.availabilityChanges() { tell(BluetoothProblem(availability)) }
    }

    var simulatedMeters: [SimulatedMeter] { dependencies.simulatedMeters }

    private func run(_ id: DeviceIdentity.ID, _ interruption: Interruption) async -> SyncStatus {
        let status = await result(id, interruption)
        runs[id] = nil
        statuses[id] = status
        automatic?.note(status, of: id)
        return status
    }

    private func result(_ id: DeviceIdentity.ID, _ interruption: Interruption) async -> SyncStatus {
        let stored: StoredDevice?
        do {
            stored = try await dependencies.devices.device(id)
        } catch {
            return .failed(DeviceSyncError(error), nil)
        }
        guard let stored else { return .failed(.unknownDevice(id.rawValue), nil) }
        guard let central = dependencies.central(simulated: stored.isSimulated) else {
            return .failed(.bluetoothUnavailable(UnavailabilityReason.unsupported.description), nil)
        }
        let sync = MeterSync(
            device: stored, central: central, pairing: stored.isSimulated ? dependencies.pairing : nil, devices: dependencies.devices,
            records: dependencies.records, clock: dependencies.clock, wallClock: dependencies.wallClock, gate: dependencies.gate,
            interruption: interruption
        ) { [weak self] status in
            await self?.show(status, of: id)
        }
        return await sync.run()
    }

    /// Lets go of the bond with a meter that was removed, so that its next owner can pair it here. Where Bluetooth is off the bond stays: it
    /// gives nobody any reading, and pairing the meter anew replaces it.
    private func forgetBond(of device: StoredDevice) async {
        guard let address = BluetoothAddress(device.identity.address) else { return }
        try? await dependencies.central(simulated: device.isSimulated)?.forget(address)
    }

    private func show(_ status: SyncStatus, of device: DeviceIdentity.ID) {
        if statuses[device] != .cancelling { statuses[device] = status }
    }
}

extension BluetoothProblem {
    fileprivate init?(_ availability: BluetoothAvailability) {
        guard case .unavailable(let reason) = availability else { return nil }
        switch reason {
        case .unsupported: self = .unsupported
        case .noService: self = .noService
        case .noAdapter: self = .noAdapter
        case .poweredOff: self = .poweredOff
        case .blocked: self = .blocked
        case .notPermitted: self = .notPermitted
        }
    }
}

extension SyncedDevice {
    fileprivate init(_ stored: StoredDevice) {
        self.init(
            identity: stored.identity, isSimulated: stored.isSimulated, kind: stored.kind, syncsAutomatically: stored.syncsAutomatically,
            setsClock: stored.setsClock, lastSync: stored.lastSync.map(SyncReport.init))
    }
}
