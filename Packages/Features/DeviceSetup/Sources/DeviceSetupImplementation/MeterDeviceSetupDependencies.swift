public import Analytics
public import Bluetooth
public import Common
public import DeviceSync
import Domain
public import ReadingStore

/// What the setup needs from outside, and what its sessions share: made once for the process.
@MainActor
public struct MeterDeviceSetupDependencies {
    /// The real transport; nil where this build or machine has none.
    let bluetooth: LendingCentral?
    /// The simulated transport; nil where no simulated meters are offered.
    let simulator: LendingCentral?
    /// The six digits that each simulated meter would show, by address.
    let simulatedPasskeys: [BluetoothAddress: UInt32]
    /// The known meters.
    let devices: any DeviceStore
    /// Their syncs.
    let syncing: any DeviceSyncing
    /// Where the steps that were taken are counted.
    let analytics: any AnalyticsTracking
    /// The time of day, which meters' clocks are compared with.
    let wallClock: any WallClock
    /// Measures how long a search lasts.
    let clock: any Clock<Duration>
    /// Which kinds of devices there may be; others are neither looked for nor added.
    let gate: any DeviceKindGate
    /// The setup that was begun last, so that it survives a reload of its page.
    let shelf: SetupShelf

    /// Gathers the dependencies. The transports are those that `syncing` uses, since a link is lent from one to the other.
    public init(
        bluetooth: LendingCentral?,
        simulator: LendingCentral?,
        simulatedPasskeys: [BluetoothAddress: UInt32],
        devices: any DeviceStore,
        syncing: any DeviceSyncing,
        analytics: any AnalyticsTracking,
        wallClock: any WallClock,
        clock: any Clock<Duration> = ContinuousClock(),
        gate: any DeviceKindGate = FixedDeviceKindGate()
    ) {
        self.bluetooth = bluetooth
        self.simulator = simulator
        self.simulatedPasskeys = simulatedPasskeys
        self.devices = devices
        self.syncing = syncing
        self.analytics = analytics
        self.wallClock = wallClock
        self.clock = clock
        self.gate = gate
        shelf = SetupShelf()
    }

    /// The kinds of devices that may be had.
    var kinds: [DeviceKind] { DeviceKind.allCases.filter(gate.allows) }

    /// The transport that reaches a meter.
    func central(simulated: Bool) -> LendingCentral? {
        simulated ? simulator : bluetooth
    }
}
