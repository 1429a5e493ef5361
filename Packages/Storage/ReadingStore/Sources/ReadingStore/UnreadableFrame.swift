public import Domain

/// A frame that a meter sent and that could not be decoded.
public struct UnreadableFrame: Hashable, Sendable {
    /// What the frame should have been.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A Glucose Measurement.
        case measurement
        /// A Glucose Measurement Context.
        case context
    }

    /// What it should have been.
    public let kind: Kind
    /// The bytes as they came.
    public let bytes: [UInt8]
    /// Why it could not be decoded.
    public let reason: UnreadableReason
    /// Its sequence number; nil where it is too short to tell.
    public let sequence: UInt16?

    /// Makes a frame.
    public init(kind: Kind = .measurement, bytes: [UInt8], reason: UnreadableReason, sequence: UInt16?) {
        self.kind = kind
        self.bytes = bytes
        self.reason = reason
        self.sequence = sequence
    }
}
