public import Bluetooth
public import MeterSimulator
import SDBus
import Synchronization

/// What is in range of the adapters, and which bonds there are: it stays when the service is restarted.
public final class FakeRadio: Sendable {
    struct Bond: Hashable {
        let adapter: String
        let address: BluetoothAddress
    }

    private struct State {
        var behaviours: [BluetoothAddress: FakeBehaviour] = [:]
        var bonds: Set<Bond> = []
    }

    let meters: [ScriptedMeter]
    let bystanders: [FakeBystander]
    let central: SimulatedCentral
    private let state = Mutex(State())

    /// Brings the meters of a script into range, and devices that are no meters. Meters that the script calls known are bonded with the
    /// adapter hci0.
    public init(_ script: MeterScript, bystanders: [FakeBystander] = []) {
        meters = script.meters
        self.bystanders = bystanders
        central = SimulatedCentral(script: script)
        let bonds = Set(script.meters.filter(\.isKnown).map { Bond(adapter: "hci0", address: $0.address) })
        state.withLock { $0.bonds = bonds }
    }

    /// How a meter behaves; may be changed at any time.
    public subscript(address: BluetoothAddress) -> FakeBehaviour {
        get { state.withLock { $0.behaviours[address] ?? FakeBehaviour() } }
        set { state.withLock { $0.behaviours[address] = newValue } }
    }

    /// Whether an adapter holds a bond with a meter.
    public func isBonded(_ address: BluetoothAddress, with adapter: String) -> Bool {
        state.withLock { $0.bonds.contains(Bond(adapter: adapter, address: address)) }
    }

    func setBond(_ isBonded: Bool, _ address: BluetoothAddress, with adapter: String) {
        let bond = Bond(adapter: adapter, address: address)
        state.withLock { state in
            if isBonded { state.bonds.insert(bond) } else { state.bonds.remove(bond) }
        }
    }

    /// Takes the next error that a step is to answer with.
    func takeError(_ step: FakeBehaviour.Step, of address: BluetoothAddress) -> DBusError? {
        state.withLock { state in
            guard let errors = state.behaviours[address]?.errors[step], let first = errors.first else { return nil }
            state.behaviours[address]?.errors[step] = Array(errors.dropFirst())
            return first
        }
    }
}

/// A device in range that is no meter.
public struct FakeBystander: Sendable {
    let address: BluetoothAddress
    let name: String?
    let services: [ServiceUUID]

    /// Makes one with what it advertises.
    public init(_ address: BluetoothAddress, name: String?, services: [ServiceUUID]) {
        self.address = address
        self.name = name
        self.services = services
    }
}
