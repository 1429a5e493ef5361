import Bluetooth
import Common
import Domain
import Foundation
import MeterSimulator
import Synchronization
import TestSupport

/// Real meters around a computer, with a clock of their own: each is in range when it is said to be, and all else is MeterSimulator's.
final class MeterWorld: BluetoothCentral, WallClock {
    private struct State {
        var visible: Set<BluetoothAddress> = []
        var isOn = true
        var scans = 0
        var soughtServices: Set<ServiceUUID> = []
        var openScans = 0
        var mostOpenScans = 0
        var connections: [BluetoothAddress] = []
        var failure: BluetoothError?
        var agents = 0
        var holdsConnections = false
        var forgotten: [BluetoothAddress] = []
        var changes: [AsyncStream<BluetoothAvailability>.Continuation] = []
        /// Whether the last scan has devices that its consumer did not take yet.
        var hasUnseen = false
    }

    let clock = ManualClock()
    let timeZone = TimeZone.gmt
    private let start: ManualClock.Instant
    private let central: SimulatedCentral
    private let state = Mutex(State())

    /// Makes a world of the meters of a script.
    init(_ script: MeterScript) {
        start = clock.now
        central = SimulatedCentral(script: script, clock: clock)
    }

    var isSimulated: Bool { false }
    var elapsed: Duration { start.duration(to: clock.now) }
    var now: Date { Date(timeIntervalSince1970: 1_772_362_800 + elapsed / .seconds(1)) }
    var scans: Int { state.withLock(\.scans) }
    /// What the last scan looked for.
    var soughtServices: Set<ServiceUUID> { state.withLock(\.soughtServices) }
    var mostOpenScans: Int { state.withLock(\.mostOpenScans) }
    var connections: [BluetoothAddress] { state.withLock(\.connections) }
    var watches: Int { state.withLock(\.changes.count) }
    var agents: Int { state.withLock(\.agents) }
    var forgotten: [BluetoothAddress] { state.withLock(\.forgotten) }

    /// What connecting fails with; nil lets it succeed.
    var failure: BluetoothError? {
        get { state.withLock(\.failure) }
        set { state.withLock { $0.failure = newValue } }
    }

    /// Whether a meter lets whoever connects wait until they give up.
    var holdsConnections: Bool {
        get { state.withLock(\.holdsConnections) }
        set { state.withLock { $0.holdsConnections = newValue } }
    }

    /// The meters in range from the next scan on.
    var visible: Set<BluetoothAddress> {
        get { state.withLock(\.visible) }
        set { state.withLock { $0.visible = newValue } }
    }

    /// Whether everything that was seen has been dealt with, and somebody waits for the clock.
    var isSettled: Bool { clock.sleeperCount > 0 && !state.withLock(\.hasUnseen) }

    /// Whether the adapter is on.
    var isOn: Bool {
        get { state.withLock(\.isOn) }
        set {
            let changes = state.withLock { state in
                state.isOn = newValue
                return state.changes
            }
            for change in changes { change.yield(newValue ? .available : .unavailable(.poweredOff)) }
        }
    }

    func availability() async -> BluetoothAvailability { isOn ? .available : .unavailable(.poweredOff) }

    func availabilityChanges() -> AsyncStream<BluetoothAvailability> {
        let (stream, continuation) = AsyncStream<BluetoothAvailability>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let isOn = state.withLock { state in
            state.changes.append(continuation)
            return state.isOn
        }
        continuation.yield(isOn ? .available : .unavailable(.poweredOff))
        return stream
    }

    /// Everyone in range when the scan begins, then nothing until the consumer stops.
    func discover(services: Set<ServiceUUID>) -> AsyncThrowingStream<DiscoveredDevice, any Error> {
        let devices = state.withLock { state in
            state.scans += 1
            state.soughtServices = services
            state.openScans += 1
            state.mostOpenScans = max(state.mostOpenScans, state.openScans)
            state.hasUnseen = true
            return state.visible.sorted().map(Self.device)
        }
        let rest = Mutex(devices)
        let end = ScanEnd { [weak self] in self?.state.withLock { $0.openScans -= 1 } }
        return AsyncThrowingStream { [weak self] in
            defer { withExtendedLifetime(end) {} }
            let next = rest.withLock { $0.isEmpty ? nil : $0.removeFirst() }
            if let next { return next }
            self?.state.withLock { $0.hasUnseen = false }
            let (silence, _) = AsyncStream<Never>.makeStream()
            for await _ in silence {}
            return nil
        }
    }

    func bondedDevices() async throws(BluetoothError) -> Set<BluetoothAddress> { try await central.bondedDevices() }

    func connect(to address: BluetoothAddress, pairing agent: (any PairingAgent)?) async throws(BluetoothError) -> any GATTConnection {
        let failure = state.withLock { state in
            state.connections.append(address)
            if agent != nil { state.agents += 1 }
            return state.failure
        }
        if let failure { throw failure }
        if holdsConnections {
            let (silence, _) = AsyncStream<Never>.makeStream()
            for await _ in silence {}
            throw .cancelled
        }
        return try await central.connect(to: address, pairing: agent)
    }

    func forget(_ address: BluetoothAddress) async throws(BluetoothError) {
        state.withLock { $0.forgotten.append(address) }
        try await central.forget(address)
    }

    private static func device(_ address: BluetoothAddress) -> DiscoveredDevice {
        DiscoveredDevice(address: address, name: "Meter", isBonded: true)
    }
}

/// Tells when a scan's stream is let go, however its consumer stopped.
private final class ScanEnd: Sendable {
    private let action: @Sendable () -> Void

    init(_ action: @escaping @Sendable () -> Void) { self.action = action }

    deinit { action() }
}
