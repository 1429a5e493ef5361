/// A central that hands on a link that stands: who paired with a device lends the link, and who connects to that device next takes it.
///
/// So pairing, a look at the device and the first read of its memory need one link; some meters switch their radio off after the first.
public actor LendingCentral: BluetoothCentral {
    private nonisolated let base: any BluetoothCentral
    private var lent: [BluetoothAddress: any GATTConnection] = [:]

    /// Lends links of another central.
    public init(_ base: any BluetoothCentral) {
        self.base = base
    }

    /// Keeps a link for whoever connects to its device next. A link that was lent before and not taken disconnects.
    public func lend(_ connection: any GATTConnection) async {
        await lent.updateValue(connection, forKey: connection.address)?.disconnect()
    }

    /// The link that was lent and not taken; nil where there is none.
    public func takeBack(_ address: BluetoothAddress) -> (any GATTConnection)? {
        lent.removeValue(forKey: address)
    }

    /// Whether the other central's devices are simulated.
    public nonisolated var isSimulated: Bool { base.isSimulated }

    /// As the other central says.
    public func availability() async -> BluetoothAvailability { await base.availability() }

    /// As the other central says.
    public nonisolated func availabilityChanges() -> AsyncStream<BluetoothAvailability> { base.availabilityChanges() }

    /// As the other central finds them.
    public nonisolated func discover(services: Set<ServiceUUID>) -> AsyncThrowingStream<DiscoveredDevice, any Error> {
        base.discover(services: services)
    }

    /// As the other central says.
    public func bondedDevices() async throws(BluetoothError) -> Set<BluetoothAddress> { try await base.bondedDevices() }

    /// Hands over the link that was lent, and connects by the other central where none was.
    public func connect(to address: BluetoothAddress, pairing agent: (any PairingAgent)?) async throws(BluetoothError) -> any GATTConnection
    {
        if let link = takeBack(address) { return link }
        return try await base.connect(to: address, pairing: agent)
    }

    /// As the other central does; a lent link of the device ends.
    public func forget(_ address: BluetoothAddress) async throws(BluetoothError) {
        await takeBack(address)?.disconnect()
        try await base.forget(address)
    }
}
