package import Domain
package import Observation

/// What the Devices screen shows and does.
@MainActor
package protocol DevicesViewModel: AnyObject, Observable {
    /// The known meters; nil while they are read.
    var devices: [DeviceRow]? { get }
    /// Why no real meter can be reached; nil where one can.
    var bluetoothProblem: BluetoothProblem? { get }
    /// Whether there is a simulated meter left to try.
    var canAddSimulatedMeter: Bool { get }
    /// Whether a person can be led through adding a meter from here.
    var canAddDevice: Bool { get }
    /// Whether a meter is being added.
    var isAdding: Bool { get }
    /// What went wrong last; nil when nothing did or it was dismissed.
    var problem: DeviceSyncError? { get }
    /// The simulated meter of which it is asked whether it shall go with its readings; nil while nothing is asked.
    var removal: DeviceIdentity.ID? { get set }

    /// Reads the known meters and the state of Bluetooth.
    func load() async
    /// Leads to where a meter is added, step by step.
    func addDevice()
    /// Adds the next simulated meter.
    func addSimulatedMeter()
    /// Starts a sync.
    func sync(_ device: DeviceIdentity.ID)
    /// Stops a sync.
    func cancel(_ device: DeviceIdentity.ID)
    /// Removes a simulated meter with its readings.
    func removeSimulated(_ device: DeviceIdentity.ID)
    /// Shows the readings.
    func showReadings()
}

extension DevicesViewModel {
    /// Whether it is asked whether a simulated meter shall go.
    package var isAskingToRemove: Bool {
        get { removal != nil }
        set { if !newValue { removal = nil } }
    }
}

/// One meter on the Devices screen.
package struct DeviceRow: Identifiable, Hashable, Sendable {
    /// The meter.
    package let device: SyncedDevice
    /// What its sync is doing.
    package let status: SyncStatus
    /// How many seconds ago the last sync ended; nil before the first.
    package let secondsSinceSync: Int?

    /// Makes a row.
    package init(device: SyncedDevice, status: SyncStatus, secondsSinceSync: Int? = nil) {
        self.device = device
        self.status = status
        self.secondsSinceSync = secondsSinceSync
    }

    /// The meter's identifier.
    package var id: DeviceIdentity.ID { device.id }
}
