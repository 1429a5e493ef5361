/// Something that came from a meter's memory.
public enum SyncItem: Hashable, Sendable {
    /// A record.
    case measurement(MeasurementItem)
    /// The circumstances of a record.
    case context(ContextItem)
    /// A frame that could not be decoded.
    case unreadable(UnreadableItem)
}

/// A record, as it came.
public struct MeasurementItem: Hashable, Sendable {
    /// The record.
    public let measurement: GlucoseMeasurement
    /// The notification.
    public let bytes: [UInt8]
    /// The epoch of its sequence number, as far as it is known now.
    public let epoch: Int
    /// Its context, where that came first.
    public let context: GlucoseMeasurementContext?
}

/// The circumstances of a record, as they came.
public struct ContextItem: Hashable, Sendable {
    /// The context.
    public let context: GlucoseMeasurementContext
    /// The notification.
    public let bytes: [UInt8]
    /// The epoch of its sequence number, as far as it is known now.
    public let epoch: Int
    /// The record with its sequence number that this sync brought before it; nil where none came, yet or ever.
    public let measurement: GlucoseMeasurement?
}

/// A frame that could not be decoded, as it came.
public struct UnreadableItem: Hashable, Sendable {
    /// The notification.
    public let bytes: [UInt8]
    /// Which characteristic notified it.
    public let characteristic: UInt16
    /// Why it could not be decoded.
    public let reason: FrameError
    /// Its sequence number, where the frame reaches that far.
    public let sequence: UInt16?
    /// Whether it was among the plan's passed frames.
    public let isPassed: Bool
}
