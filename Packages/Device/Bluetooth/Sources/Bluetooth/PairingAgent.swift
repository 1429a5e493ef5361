/// Answers what a device asks while it pairs.
///
/// A question is asked in a task of the transport. When the device takes the question back or its time is up, that task is cancelled: the
/// agent should then remove its prompt and return; what it returns is not used. A question left at its default is refused.
public protocol PairingAgent: Sendable {
    /// The six digits (0…999999) that the device shows or that are printed on it; nil when the person cancels.
    func passkey(for device: BluetoothAddress) async -> UInt32?

    /// The PIN (1 to 16 bytes) of a device that pairs in the old way; nil when the person cancels.
    func pinCode(for device: BluetoothAddress) async -> String?

    /// Whether the device shows the same six digits.
    func confirm(passkey: UInt32, for device: BluetoothAddress) async -> Bool

    /// Whether a device that asks for no digits may pair.
    func authorize(_ device: BluetoothAddress) async -> Bool

    /// The six digits that the person has to type on the device; the prompt stays until the task is cancelled or the call to connect ends.
    func show(passkey: UInt32, for device: BluetoothAddress) async
}

extension PairingAgent {
    /// Cancels.
    public func pinCode(for device: BluetoothAddress) async -> String? { nil }
    /// Refuses.
    public func confirm(passkey: UInt32, for device: BluetoothAddress) async -> Bool { false }
    /// Refuses.
    public func authorize(_ device: BluetoothAddress) async -> Bool { false }
    /// Shows nothing.
    public func show(passkey: UInt32, for device: BluetoothAddress) async {}
}
