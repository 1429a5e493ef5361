public import Bluetooth
import Synchronization
public import TestSupport
import Testing

/// A central for unit tests whose every answer the test prepares; an unprepared call fails the test.
public final class MockBluetoothCentral: BluetoothCentral {
    /// What a connecting test double does.
    public typealias Connect = @Sendable (BluetoothAddress, (any PairingAgent)?) async throws(BluetoothError) -> any GATTConnection

    private struct State {
        var availability: BluetoothAvailability?
        var availabilityCallCount = 0
        var devices: [DiscoveredDevice]?
        var discoverError: BluetoothError?
        var discoveredServices: [Set<ServiceUUID>] = []
        var bonds: Set<BluetoothAddress>?
        var connect: Connect?
        var connected: [BluetoothAddress] = []
        var forgetError: BluetoothError?
        var forgotten: [BluetoothAddress] = []
        var changes: [AsyncStream<BluetoothAvailability>.Continuation] = []
    }

    private let state = Mutex(State())
    /// Where unprepared calls are recorded.
    public let unconfigured: UnconfiguredCalls
    /// Whether its devices are simulated.
    public let isSimulated: Bool

    /// Makes a central that is prepared for nothing.
    public init(isSimulated: Bool = false, unconfigured: UnconfiguredCalls = UnconfiguredCalls()) {
        self.isSimulated = isSimulated
        self.unconfigured = unconfigured
    }

    /// The answer to `availability()`. Setting it also sends it to every stream of changes.
    public var availabilityToReturn: BluetoothAvailability? {
        get { state.withLock { $0.availability } }
        set {
            let streams = state.withLock { state in
                state.availability = newValue
                return state.changes
            }
            guard let newValue else { return }
            for stream in streams { stream.yield(newValue) }
        }
    }

    /// How often `availability()` was called.
    public var availabilityCallCount: Int { state.withLock { $0.availabilityCallCount } }

    /// The devices that discovery finds, in order.
    public var devicesToReturn: [DiscoveredDevice]? {
        get { state.withLock { $0.devices } }
        set { state.withLock { $0.devices = newValue } }
    }

    /// What ends discovery after the devices; nil leaves it open until its consumer stops.
    public var discoverErrorToThrow: BluetoothError? {
        get { state.withLock { $0.discoverError } }
        set { state.withLock { $0.discoverError = newValue } }
    }

    /// The services of each call of discovery, in order.
    public var discoveredServices: [Set<ServiceUUID>] { state.withLock { $0.discoveredServices } }

    /// The answer to `bondedDevices()`.
    public var bondedDevicesToReturn: Set<BluetoothAddress>? {
        get { state.withLock { $0.bonds } }
        set { state.withLock { $0.bonds = newValue } }
    }

    /// What `connect(to:pairing:)` does.
    public var connectToReturn: Connect? {
        get { state.withLock { $0.connect } }
        set { state.withLock { $0.connect = newValue } }
    }

    /// The addresses that were connected to, in order.
    public var connectedAddresses: [BluetoothAddress] { state.withLock { $0.connected } }

    /// What `forget(_:)` throws; nil lets it succeed.
    public var forgetErrorToThrow: BluetoothError? {
        get { state.withLock { $0.forgetError } }
        set { state.withLock { $0.forgetError = newValue } }
    }

    /// The addresses whose bonds were removed, in order.
    public var forgottenAddresses: [BluetoothAddress] { state.withLock { $0.forgotten } }

    /// The prepared availability; unprepared, `unsupported`.
    public func availability() async -> BluetoothAvailability {
        let prepared = state.withLock { state in
            state.availabilityCallCount += 1
            return state.availability
        }
        return prepared ?? unprepared("availability()", .unavailable(.unsupported))
    }

    /// The prepared availability, then each that is set later.
    public func availabilityChanges() -> AsyncStream<BluetoothAvailability> {
        let (stream, continuation) = AsyncStream<BluetoothAvailability>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let prepared = state.withLock { state in
            state.changes.append(continuation)
            return state.availability
        }
        continuation.yield(prepared ?? unprepared("availabilityChanges()", .unavailable(.unsupported)))
        return stream
    }

    /// The prepared devices, then the prepared error or silence.
    public func discover(services: Set<ServiceUUID>) -> AsyncThrowingStream<DiscoveredDevice, any Error> {
        let (devices, error) = state.withLock { state in
            state.discoveredServices.append(services)
            return (state.devices, state.discoverError)
        }
        let (stream, continuation) = AsyncThrowingStream<DiscoveredDevice, any Error>.makeStream()
        for device in devices ?? unprepared("discover(services:)", []) { continuation.yield(device) }
        if let error { continuation.finish(throwing: error) }
        return stream
    }

    /// The prepared bonds.
    public func bondedDevices() async throws(BluetoothError) -> Set<BluetoothAddress> {
        bondedDevicesToReturn ?? unprepared("bondedDevices()", [])
    }

    /// Does what was prepared; unprepared, throws `transport`.
    public func connect(to address: BluetoothAddress, pairing agent: (any PairingAgent)?) async throws(BluetoothError) -> any GATTConnection
    {
        let connect = state.withLock { state in
            state.connected.append(address)
            return state.connect
        }
        guard let connect else { throw unprepared("connect(to:pairing:)", .transport("the mock is not prepared")) }
        return try await connect(address, agent)
    }

    /// Records the address and throws the prepared error, if any.
    public func forget(_ address: BluetoothAddress) async throws(BluetoothError) {
        let error = state.withLock { state in
            state.forgotten.append(address)
            return state.forgetError
        }
        if let error { throw error }
    }

    private func unprepared<Value>(_ call: String, _ value: Value) -> Value {
        unconfigured.record("MockBluetoothCentral.\(call)")
        return value
    }
}
