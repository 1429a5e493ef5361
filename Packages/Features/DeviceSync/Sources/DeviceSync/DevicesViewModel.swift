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
    /// Whether the real meters that there are wait to be synced by hand, since automatic sync is switched off for all.
    var isAutomaticSyncOff: Bool { get }
    /// Whether a person can switch it on again from here.
    var canShowSettings: Bool { get }
    /// Whether a meter is being added.
    var isAdding: Bool { get }
    /// What went wrong last; nil when nothing did or it was dismissed.
    var problem: DeviceSyncError? { get }
    /// The meter of which it is asked whether it shall go, with its readings or without; nil while nothing is asked.
    var removal: DeviceIdentity.ID? { get set }

    /// Reads the known meters and the state of Bluetooth.
    func load() async
    /// Whether a person can see which steps of theirs are kept.
    var canShowUsage: Bool { get }
    /// Leads there.
    func showUsage()
    /// Leads to where automatic sync is switched on for all.
    func showSettings()
    /// Leads to where a meter is added, step by step.
    func addDevice()
    /// Adds the next simulated meter.
    func addSimulatedMeter()
    /// Starts a sync.
    func sync(_ device: DeviceIdentity.ID)
    /// Stops a sync.
    func cancel(_ device: DeviceIdentity.ID)
    /// Turns on or off that a meter is synced whenever it shows up.
    func setAutomaticSync(_ isOn: Bool, for device: DeviceIdentity.ID)
    /// Remembers whether a meter's clock may be set after a sync.
    func setSetsClock(_ isOn: Bool, for device: DeviceIdentity.ID)
    /// Removes a meter, with its readings or without; a simulated one's readings always go.
    func remove(_ device: DeviceIdentity.ID, keepingReadings: Bool)
    /// Shows the readings.
    func showReadings()
}

extension DevicesViewModel {
    /// The row of the meter of which it is asked whether it shall go.
    package var removalRow: DeviceRow? {
        devices?.first { $0.id == removal }
    }

    /// Whether it is asked whether a meter shall go.
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
    /// How it stands with its automatic sync; nil where nothing looks for it.
    package let automatic: AutomaticSyncRow?

    /// Makes a row.
    package init(device: SyncedDevice, status: SyncStatus, secondsSinceSync: Int? = nil, automatic: AutomaticSyncRow? = nil) {
        self.device = device
        self.status = status
        self.secondsSinceSync = secondsSinceSync
        self.automatic = automatic
    }

    /// The meter's identifier.
    package var id: DeviceIdentity.ID { device.id }
}

/// How it stands with a meter's automatic sync, as the screen shows it.
package struct AutomaticSyncRow: Hashable, Sendable {
    /// How many seconds ago it was seen in range; nil when it was not since the app started.
    package let secondsSinceSeen: Int?
    /// What failed last, and in how many whole minutes it may be tried again, at least one; nil where nothing failed.
    package let failure: Failure?

    /// A failed try.
    package struct Failure: Hashable, Sendable {
        /// What went wrong.
        package let error: DeviceSyncError
        /// The whole minutes until the next try, at least one.
        package let minutesToNextTry: Int

        /// Makes a failure.
        package init(error: DeviceSyncError, minutesToNextTry: Int) {
            self.error = error
            self.minutesToNextTry = minutesToNextTry
        }
    }

    /// Makes a row.
    package init(secondsSinceSeen: Int? = nil, failure: Failure? = nil) {
        self.secondsSinceSeen = secondsSinceSeen
        self.failure = failure
    }
}
