public import Bluetooth
public import Common
public import DeviceSync
public import ReadingStore

/// What the feature needs from outside.
public struct DeviceSyncDependencies: Sendable {
    /// The real transport; nil where this build or machine has none.
    public let bluetooth: (any BluetoothCentral)?
    /// The simulated transport.
    public let simulator: any BluetoothCentral
    /// The meters in its range.
    public let simulatedMeters: [SimulatedMeter]
    /// Answers when a meter asks for its passkey; nil where nobody can.
    public let pairing: (any PairingAgent)?
    /// The known meters.
    public let devices: any DeviceStore
    /// Where a sync puts what comes.
    public let records: any RecordStore
    /// Measures how long a meter is silent.
    public let clock: any Clock<Duration>
    /// Tells when a meter was seen.
    public let wallClock: any WallClock

    /// Gathers the dependencies.
    public init(
        bluetooth: (any BluetoothCentral)?,
        simulator: any BluetoothCentral,
        simulatedMeters: [SimulatedMeter],
        pairing: (any PairingAgent)?,
        devices: any DeviceStore,
        records: any RecordStore,
        clock: any Clock<Duration> = ContinuousClock(),
        wallClock: any WallClock = SystemWallClock()
    ) {
        self.bluetooth = bluetooth
        self.simulator = simulator
        self.simulatedMeters = simulatedMeters
        self.pairing = pairing
        self.devices = devices
        self.records = records
        self.clock = clock
        self.wallClock = wallClock
    }

    /// The transport that reaches a meter.
    func central(simulated: Bool) -> (any BluetoothCentral)? {
        simulated ? simulator : bluetooth
    }
}
