/// A value that a device sent by itself: a notification or an indication (already confirmed).
public struct GATTEvent: Hashable, Sendable {
    /// The characteristic that it is a value of.
    public let characteristic: Characteristic
    /// The bytes, as sent.
    public let value: [UInt8]

    /// Makes an event.
    public init(characteristic: Characteristic, value: [UInt8]) {
        self.characteristic = characteristic
        self.value = value
    }
}
