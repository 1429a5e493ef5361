/// A link to a device whose services are known.
///
/// Values are pulled, and time-outs belong to the transport, so that a simulated one can have a virtual clock. One caller at a time; after its
/// task is cancelled the link still works from another task, so that a procedure can be aborted. A link that is let go disconnects.
public protocol GATTConnection: Sendable {
    /// The device at the other end.
    var address: BluetoothAddress { get }

    /// Everything that the device offers.
    var characteristics: Set<Characteristic> { get }

    /// Reads a value. Throws `characteristicMissing`, `notPaired`, `att`, `disconnected`, `timedOut` or `cancelled`.
    func read(_ characteristic: Characteristic) async throws(BluetoothError) -> [UInt8]

    /// Writes a value and waits for the device's response. Throws as `read(_:)` does.
    func write(_ bytes: [UInt8], to characteristic: Characteristic) async throws(BluetoothError)

    /// Asks for notifications or indications, whichever the characteristic has. Throws as `read(_:)` does.
    func subscribe(to characteristic: Characteristic) async throws(BluetoothError)

    /// All events that are there, at least one, in the order of arrival; `[]` when nothing came within `timeout`.
    ///
    /// Throws `cancelled` when the calling task is cancelled, and `disconnected` once the link is gone and everything that came before has
    /// been handed over.
    func nextEvents(within timeout: Duration) async throws(BluetoothError) -> [GATTEvent]

    /// Ends the link; does nothing when it is gone.
    func disconnect() async
}

extension GATTConnection {
    /// Whether the device has a characteristic.
    public func has(_ characteristic: Characteristic) -> Bool {
        characteristics.contains(characteristic)
    }
}
