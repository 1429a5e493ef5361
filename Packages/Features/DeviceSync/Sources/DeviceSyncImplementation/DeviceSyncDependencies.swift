public import Bluetooth
public import Common
public import DeviceSync
import Domain
import GlucoseProfile
public import ReadingStore

/// What the feature needs from outside.
public struct DeviceSyncDependencies: Sendable {
    /// The real transport; nil where this build or machine has none.
    public let bluetooth: (any BluetoothCentral)?
    /// The simulated transport.
    public let simulator: any BluetoothCentral
    /// The meters in its range.
    public let simulatedMeters: [SimulatedMeter]
    /// Answers when a simulated meter asks for its passkey; nil where nobody can.
    public let pairing: (any PairingAgent)?
    /// Answers when a real meter asks while it is added; nil where nobody can. A sync asks nobody: a meter without its bond is added anew.
    public let bluetoothPairing: (any PairingAgent)?
    /// The known meters.
    public let devices: any DeviceStore
    /// Where a sync puts what comes.
    public let records: any RecordStore
    /// Measures how long a meter is silent.
    public let clock: any Clock<Duration>
    /// Tells when a meter was seen.
    public let wallClock: any WallClock
    /// Which kinds of devices there may be.
    public let gate: any DeviceKindGate

    /// Gathers the dependencies.
    public init(
        bluetooth: (any BluetoothCentral)?,
        simulator: any BluetoothCentral,
        simulatedMeters: [SimulatedMeter],
        pairing: (any PairingAgent)?,
        bluetoothPairing: (any PairingAgent)? = nil,
        devices: any DeviceStore,
        records: any RecordStore,
        clock: any Clock<Duration> = ContinuousClock(),
        wallClock: any WallClock = SystemWallClock(),
        gate: any DeviceKindGate = FixedDeviceKindGate()
    ) {
        self.bluetooth = bluetooth
        self.simulator = simulator
        self.simulatedMeters = simulatedMeters
        self.pairing = pairing
        self.bluetoothPairing = bluetoothPairing
        self.devices = devices
        self.records = records
        self.clock = clock
        self.wallClock = wallClock
        self.gate = gate
    }

    /// What devices of the allowed kinds advertise.
    var services: Set<ServiceUUID> {
        Set(DeviceKind.allCases.filter(gate.allows).map { ServiceUUID($0.service) })
    }

    /// The transport that reaches a meter.
    func central(simulated: Bool) -> (any BluetoothCentral)? {
        simulated ? simulator : bluetooth
    }
}
