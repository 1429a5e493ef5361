/// This machine's side of Bluetooth Low Energy: finds devices, pairs and connects.
public protocol BluetoothCentral: Sendable {
    /// Whether its devices are simulated; their readings are labelled.
    var isSimulated: Bool { get }

    /// Whether Bluetooth can be used now.
    func availability() async -> BluetoothAvailability

    /// The present availability, then each change (adapter off and on, service restarted), newest kept, until the consumer stops. Each call
    /// has its own stream.
    func availabilityChanges() -> AsyncStream<BluetoothAvailability>

    /// Devices in range that advertise one of `services` (any device where that is empty), until the consumer stops.
    ///
    /// A device comes again whenever its name, services, signal or bond changes. Ends with a `BluetoothError` when scanning stops by itself.
    func discover(services: Set<ServiceUUID>) -> AsyncThrowingStream<DiscoveredDevice, any Error>

    /// The devices that this machine holds a bond with. Throws `unavailable` or `transport`.
    func bondedDevices() async throws(BluetoothError) -> Set<BluetoothAddress>

    /// Connects, pairs and bonds where there is no bond yet, and waits until the services are known.
    ///
    /// Without an agent only a bonded device can be connected to. Throws `unavailable`, `notFound`, `connectionFailed`, `notPaired`,
    /// `pairing`, `timedOut`, `cancelled` or `transport`.
    func connect(to address: BluetoothAddress, pairing agent: (any PairingAgent)?) async throws(BluetoothError) -> any GATTConnection

    /// Removes the bond with a device; does nothing where there is none. Throws `unavailable` or `transport`.
    func forget(_ address: BluetoothAddress) async throws(BluetoothError)
}

extension BluetoothCentral {
    /// All devices in range, whatever they advertise, until the consumer stops.
    public func discover() -> AsyncThrowingStream<DiscoveredDevice, any Error> {
        discover(services: [])
    }
}
