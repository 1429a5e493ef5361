public import DeviceSync
public import Domain
public import Observation
public import TestSupport
import Testing

/// The meters and syncs of a test: what it is asked is remembered, and an answer that was not prepared fails the test.
@MainActor @Observable
public final class MockDeviceSyncing: DeviceSyncing {
    /// The meters that it knows.
    public var devices: [SyncedDevice]?
    /// What their syncs are doing; `idle` for those that are not named.
    public var statuses: [DeviceIdentity.ID: SyncStatus] = [:]
    /// Whether automatic sync is switched off for all meters.
    public var isAutomaticSyncOff = false
    /// How it stands with automatic syncs.
    public var automaticStatuses: [DeviceIdentity.ID: AutomaticSyncStatus] = [:]
    /// The simulated meters that there are.
    public var simulatedMeters: [SimulatedMeter]
    /// The answer to `bluetoothProblem()`. Setting it also tells whoever follows it.
    public var problemToReturn: BluetoothProblem? {
        didSet { for tell in followers { tell(problemToReturn) } }
    }
    /// What `load()` does.
    public var loadResult: Result<Void, DeviceSyncError>?
    /// What `add(address:simulated:)` does; may wait.
    @ObservationIgnored public var addHandler: (@MainActor (String, Bool) async -> Result<SyncedDevice, DeviceSyncError>)?
    /// How every sync ends.
    public var syncStatusToReturn: SyncStatus?
    /// What `setAutomaticSync(_:for:)` and `setSetsClock(_:for:)` do.
    public var settingResult: Result<Void, DeviceSyncError>?
    /// What `remove(_:keepingReadings:)` does.
    public var removeResult: Result<Void, DeviceSyncError>?
    /// What it was asked for, in order, such as `sync meter-1`.
    public private(set) var calls: [String] = []
    /// Where unprepared calls are recorded.
    @ObservationIgnored public let unconfigured: UnconfiguredCalls
    @ObservationIgnored private var followers: [@MainActor (BluetoothProblem?) -> Void] = []

    /// Makes a mock with some meters that is prepared for nothing else.
    public init(
        devices: [SyncedDevice]? = nil, simulatedMeters: [SimulatedMeter] = [], unconfigured: UnconfiguredCalls = UnconfiguredCalls()
    ) {
        self.devices = devices
        self.simulatedMeters = simulatedMeters
        self.unconfigured = unconfigured
    }

    /// The status that was set.
    public func status(of device: DeviceIdentity.ID) -> SyncStatus {
        statuses[device] ?? .idle
    }

    /// The status that was set.
    public func automaticSync(of device: DeviceIdentity.ID) -> AutomaticSyncStatus? {
        automaticStatuses[device]
    }

    /// Does what was prepared; unprepared, throws `notStored`.
    public func load() async throws(DeviceSyncError) {
        calls.append("load")
        try (loadResult ?? .failure(unprepared("load()"))).get()
    }

    /// Does what was prepared; unprepared, throws `notStored`.
    @discardableResult
    public func add(address: String, simulated: Bool) async throws(DeviceSyncError) -> SyncedDevice {
        calls.append("add \(address)\(simulated ? " simulated" : "")")
        guard let addHandler else { throw unprepared("add(address:simulated:)") }
        return try await addHandler(address, simulated).get()
    }

    /// Ends as was prepared; unprepared, fails.
    @discardableResult
    public func sync(_ device: DeviceIdentity.ID) async -> SyncStatus {
        calls.append("sync \(device.rawValue)")
        return syncStatusToReturn ?? .failed(unprepared("sync(_:)"), nil)
    }

    /// Remembers the call.
    public func cancel(_ device: DeviceIdentity.ID) {
        calls.append("cancel \(device.rawValue)")
    }

    /// Does what was prepared; unprepared, throws `notStored`.
    public func setAutomaticSync(_ isOn: Bool, for device: DeviceIdentity.ID) async throws(DeviceSyncError) {
        calls.append("automatic sync \(isOn ? "on" : "off") \(device.rawValue)")
        try (settingResult ?? .failure(unprepared("setAutomaticSync(_:for:)"))).get()
    }

    /// Does what was prepared; unprepared, throws `notStored`.
    public func setSetsClock(_ isOn: Bool, for device: DeviceIdentity.ID) async throws(DeviceSyncError) {
        calls.append("sets clock \(isOn ? "on" : "off") \(device.rawValue)")
        try (settingResult ?? .failure(unprepared("setSetsClock(_:for:)"))).get()
    }

    /// Does what was prepared; unprepared, throws `notStored`.
    public func remove(_ device: DeviceIdentity.ID, keepingReadings: Bool) async throws(DeviceSyncError) {
        calls.append("remove \(device.rawValue)\(keepingReadings ? " keeping readings" : "")")
        try (removeResult ?? .failure(unprepared("remove(_:keepingReadings:)"))).get()
    }

    /// The problem that was set.
    public func bluetoothProblem() async -> BluetoothProblem? {
        problemToReturn
    }

    /// Tells the problem that was set now, and each one that is set later.
    public func followBluetooth(_ tell: @escaping @MainActor (BluetoothProblem?) -> Void) async {
        followers.append(tell)
        tell(problemToReturn)
    }

    private func unprepared(_ call: String) -> DeviceSyncError {
        unconfigured.record("MockDeviceSyncing.\(call)")
        return .notStored("the mock is not prepared")
    }
}
