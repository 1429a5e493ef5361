public import Domain

/// A frame that could not be decoded, kept until its record comes whole.
public struct UnreadableRecord: Hashable, Sendable {
    /// The meter that sent it.
    public let device: DeviceIdentity
    /// The frame.
    public let frame: UnreadableFrame

    /// Makes a record.
    public init(device: DeviceIdentity, frame: UnreadableFrame) {
        self.device = device
        self.frame = frame
    }
}
