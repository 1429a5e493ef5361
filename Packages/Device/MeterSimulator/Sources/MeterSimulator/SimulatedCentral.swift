public import Bluetooth
public import Common

/// A central in whose range are the meters of a script, and nothing else.
public final class SimulatedCentral: BluetoothCentral {
    private let meters: [SimulatedMeter]
    private let pace: Duration
    private let clock: any Clock<Duration>

    /// Brings the meters of a script into range.
    ///
    /// A meter that the script calls known, or that is in `bonded` (those paired in an earlier process), needs no pairing. `clock` makes the
    /// script's pace pass; `wallClock` is what meters that keep up with the time show.
    public init(
        script: MeterScript,
        bonded: Set<BluetoothAddress> = [],
        wallClock: any WallClock = SystemWallClock(),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        meters = script.meters.map { meter in
            SimulatedMeter(meter, isBonded: meter.isKnown || bonded.contains(meter.address), wallClock: wallClock)
        }
        pace = script.pace
        self.clock = clock
    }

    /// True: readings from here are labelled.
    public var isSimulated: Bool { true }

    /// Always available.
    public func availability() async -> BluetoothAvailability { .available }

    /// Available, once; it never changes.
    public func availabilityChanges() -> AsyncStream<BluetoothAvailability> {
        let (stream, continuation) = AsyncStream<BluetoothAvailability>.makeStream()
        continuation.yield(.available)
        return stream
    }

    /// The script's meters, once each and at once, the first the nearest; then nothing until the consumer stops.
    public func discover(services: Set<ServiceUUID>) -> AsyncThrowingStream<DiscoveredDevice, any Error> {
        let (stream, continuation) = AsyncThrowingStream<DiscoveredDevice, any Error>.makeStream()
        for (index, meter) in meters.enumerated() {
            let service = MeterAttribute.service(of: meter.script)
            guard services.isEmpty || services.contains(service) else { continue }
            let device = DiscoveredDevice(
                address: meter.script.address,
                name: meter.script.name,
                services: [service],
                rssi: max(-48 - 7 * index, -95),
                isBonded: meter.isBonded,
                isSimulated: true)
            continuation.yield(device)
        }
        return stream
    }

    /// The meters with a bond.
    public func bondedDevices() async throws(BluetoothError) -> Set<BluetoothAddress> {
        Set(meters.filter(\.isBonded).map(\.script.address))
    }

    /// Connects; a meter without a bond pairs first, which takes its passkey.
    ///
    /// Throws `notFound`, `notPaired` (no bond and no agent), `pairing` (no or another passkey), `connectionFailed` (another link is open) or
    /// `cancelled`.
    public func connect(to address: BluetoothAddress, pairing agent: (any PairingAgent)?) async throws(BluetoothError) -> any GATTConnection
    {
        if Task.isCancelled { throw .cancelled }
        guard let meter = meters.first(where: { $0.script.address == address }) else { throw .notFound(address) }
        if !meter.isBonded { try await pair(meter, agent) }
        guard let (number, link) = meter.open() else { throw .connectionFailed(address, reason: "the meter is connected already") }
        return SimulatedConnection(meter: meter, number: number, link: link, pace: pace, clock: clock)
    }

    /// Removes the bond; the meter asks for its passkey again.
    public func forget(_ address: BluetoothAddress) async throws(BluetoothError) {
        meters.first { $0.script.address == address }?.isBonded = false
    }

    private func pair(_ meter: SimulatedMeter, _ agent: (any PairingAgent)?) async throws(BluetoothError) {
        guard let agent else { throw .notPaired(meter.script.address) }
        if let passkey = meter.script.passkey {
            let answer = await agent.passkey(for: meter.script.address)
            if Task.isCancelled { throw .cancelled }
            guard let answer else { throw .pairing(.cancelled) }
            guard answer == passkey else { throw .pairing(.authenticationFailed) }
        }
        meter.isBonded = true
    }
}
