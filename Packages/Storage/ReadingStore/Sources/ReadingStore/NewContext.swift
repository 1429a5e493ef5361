public import Domain

/// What a meter reported about a record besides its measurement.
public struct NewContext: Hashable, Sendable {
    /// Counts how often the meter's numbering began anew, from 0.
    public let epoch: Int
    /// The sequence number of its record, which may come later, or never.
    public let sequence: UInt16
    /// The bytes as they came.
    public let bytes: [UInt8]
    /// How the record lies to a meal; nil where nothing was sent, and for a ketone record.
    public let meal: Meal?
    /// Whether it marks a ketone record, as meal 6 does with i-SENS meters.
    public let isKetone: Bool

    /// Makes a context.
    public init(epoch: Int, sequence: UInt16, bytes: [UInt8], meal: Meal?, isKetone: Bool = false) {
        self.epoch = epoch
        self.sequence = sequence
        self.bytes = bytes
        self.meal = meal
        self.isKetone = isKetone
    }
}
