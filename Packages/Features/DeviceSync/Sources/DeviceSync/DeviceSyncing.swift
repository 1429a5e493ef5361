public import Domain
public import Observation

/// The meters of this installation and their syncs. One for the whole process: every tab sees the same progress.
@MainActor
public protocol DeviceSyncing: AnyObject, Observable {
    /// The known meters, in the order in which they were added; nil until they were first read.
    var devices: [SyncedDevice]? { get }

    /// What a meter's sync is doing.
    func status(of device: DeviceIdentity.ID) -> SyncStatus

    /// Reads the known meters. Throws `DeviceSyncError.notStored`.
    func load() async throws(DeviceSyncError)

    /// Pairs with a meter and remembers it; a meter that is already known is returned as it is. Throws `DeviceSyncError`.
    @discardableResult
    func add(address: String, simulated: Bool) async throws(DeviceSyncError) -> SyncedDevice

    /// Syncs a meter and returns how it ended; joins the sync that already runs.
    @discardableResult
    func sync(_ device: DeviceIdentity.ID) async -> SyncStatus

    /// Asks a running sync to stop; what came stays. Does nothing where none runs.
    func cancel(_ device: DeviceIdentity.ID)

    /// Whether real meters could be synced whenever they show up, but none of them is: it is switched off for all.
    var isAutomaticSyncOff: Bool { get }

    /// How it stands with the automatic sync of a meter; nil where nothing looks for it.
    func automaticSync(of device: DeviceIdentity.ID) -> AutomaticSyncStatus?

    /// Turns on or off that a meter is synced whenever it shows up. Throws `DeviceSyncError`: `unknownDevice`, `notStored`.
    func setAutomaticSync(_ isOn: Bool, for device: DeviceIdentity.ID) async throws(DeviceSyncError)

    /// Remembers whether somebody agreed that a meter's clock is set after a sync. Throws `DeviceSyncError`: `unknownDevice`, `notStored`.
    func setSetsClock(_ isOn: Bool, for device: DeviceIdentity.ID) async throws(DeviceSyncError)

    /// Forgets a meter, with its readings or without. Throws `DeviceSyncError`.
    func remove(_ device: DeviceIdentity.ID, keepingReadings: Bool) async throws(DeviceSyncError)

    /// Why no real meter can be reached now; nil where one can.
    func bluetoothProblem() async -> BluetoothProblem?

    /// Tells the same at once and whenever it changes (adapter switched on or off, service started), until the task is cancelled. Returns
    /// where it never changes.
    func followBluetooth(_ tell: @escaping @MainActor (BluetoothProblem?) -> Void) async

    /// The simulated meters that there are, added or not.
    var simulatedMeters: [SimulatedMeter] { get }
}

extension DeviceSyncing {
    /// The kinds of devices that the person is known to own: what other screens may show; nil until the devices were first read.
    public var ownedKinds: Set<DeviceKind>? {
        devices.map { Set($0.map(\.kind)) }
    }
}

/// A simulated meter in range.
public struct SimulatedMeter: Hashable, Sendable {
    /// The address to add it by.
    public let address: String
    /// The name that it advertises.
    public let name: String

    /// Makes a meter.
    public init(address: String, name: String) {
        self.address = address
        self.name = name
    }
}
