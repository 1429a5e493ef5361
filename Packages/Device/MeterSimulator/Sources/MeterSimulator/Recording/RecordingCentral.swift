public import Bluetooth
import Common

/// A transport that writes down what goes over another one's links, so that it can be played back as a meter script.
///
/// What is sent and answered is left as it is, but for a read of the clock on each link. A passkey is never kept.
public final class RecordingCentral: BluetoothCentral {
    private let base: any BluetoothCentral
    private let recordings = Locked<[BluetoothAddress: MeterRecording]>([:])

    /// Records what another transport does.
    public init(_ base: any BluetoothCentral) {
        self.base = base
    }

    /// The meters that have been connected to, as far as they are known from their links, each paired from the start.
    public var script: MeterScript {
        let recordings = recordings.withLock { $0 }
        let linked = recordings.sorted { $0.key < $1.key }.filter { $0.value.hasLink }
        return MeterScript(meters: linked.map { $0.value.meter(at: $0.key) })
    }

    /// As the other transport's.
    public var isSimulated: Bool { base.isSimulated }

    /// As the other transport's.
    public func availability() async -> BluetoothAvailability { await base.availability() }

    /// As the other transport's.
    public func availabilityChanges() -> AsyncStream<BluetoothAvailability> { base.availabilityChanges() }

    /// As the other transport's; names are written down.
    public func discover(services: Set<ServiceUUID>) -> AsyncThrowingStream<DiscoveredDevice, any Error> {
        let (stream, continuation) = AsyncThrowingStream<DiscoveredDevice, any Error>.makeStream()
        let task = Task { [self] in
            do {
                for try await device in base.discover(services: services) {
                    note(device.address) { $0.name = device.name ?? $0.name }
                    continuation.yield(device)
                }
                continuation.finish()
            } catch {
                continuation.finish(throwing: error)
            }
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }

    /// As the other transport's.
    public func bondedDevices() async throws(BluetoothError) -> Set<BluetoothAddress> { try await base.bondedDevices() }

    /// As the other transport's; the link is recorded, and the meter's clock read.
    public func connect(to address: BluetoothAddress, pairing agent: (any PairingAgent)?) async throws(BluetoothError) -> any GATTConnection
    {
        let witness = agent.map { agent in WitnessingAgent(agent) { [self] in note(address) { $0.asksForPasskey = true } } }
        let link = try await base.connect(to: address, pairing: witness)
        note(address) { $0.begin() }
        let connection = RecordingConnection(link) { [self] change in note(address, change) }
        for clock in MeterAttribute.clocks where connection.has(clock) {
            // Only wanted for the recording: the sync goes on without it, and fails where the link is gone.
            _ = try? await connection.read(clock)
        }
        return connection
    }

    /// As the other transport's.
    public func forget(_ address: BluetoothAddress) async throws(BluetoothError) { try await base.forget(address) }

    private func note(_ address: BluetoothAddress, _ change: (inout MeterRecording) -> Void) {
        recordings.withLock { change(&$0[address, default: MeterRecording()]) }
    }
}

/// Passes questions on and tells that something was asked.
private struct WitnessingAgent: PairingAgent {
    let base: any PairingAgent
    let onQuestion: @Sendable () -> Void

    init(_ base: any PairingAgent, onQuestion: @escaping @Sendable () -> Void) {
        self.base = base
        self.onQuestion = onQuestion
    }

    func passkey(for device: BluetoothAddress) async -> UInt32? {
        onQuestion()
        return await base.passkey(for: device)
    }

    func pinCode(for device: BluetoothAddress) async -> String? {
        onQuestion()
        return await base.pinCode(for: device)
    }

    func confirm(passkey: UInt32, for device: BluetoothAddress) async -> Bool {
        onQuestion()
        return await base.confirm(passkey: passkey, for: device)
    }

    func authorize(_ device: BluetoothAddress) async -> Bool { await base.authorize(device) }

    func show(passkey: UInt32, for device: BluetoothAddress) async {
        onQuestion()
        await base.show(passkey: passkey, for: device)
    }
}
