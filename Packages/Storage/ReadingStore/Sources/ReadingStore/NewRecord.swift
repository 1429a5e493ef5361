public import Domain

/// A record that a meter reported and that was decoded.
public struct NewRecord: Hashable, Sendable {
    /// Counts how often the meter's numbering began anew, from 0.
    public let epoch: Int
    /// The sequence number.
    public let sequence: UInt16
    /// What tells it from all other records of the same meter: its sequence number in two bytes, and what it is without that number
    /// (base time, raw concentration); never its wall time.
    public let identity: [UInt8]
    /// The bytes of the measurement as they came.
    public let measurement: [UInt8]
    /// The result, as the measurement alone gives it: a context that says ketone is applied by the store.
    public let result: TestResult
    /// The local time; nil where it is not known.
    public let measuredAt: CivilDateTime?
    /// What was measured.
    public let type: SampleType?
    /// Where it was taken.
    public let location: SampleLocation?
    /// What the meter said about the test.
    public let status: SensorStatus?

    /// Makes a record.
    public init(
        epoch: Int,
        sequence: UInt16,
        identity: [UInt8],
        measurement: [UInt8],
        result: TestResult,
        measuredAt: CivilDateTime?,
        type: SampleType? = nil,
        location: SampleLocation? = nil,
        status: SensorStatus? = nil
    ) {
        self.epoch = epoch
        self.sequence = sequence
        self.identity = identity
        self.measurement = measurement
        self.result = result
        self.measuredAt = measuredAt
        self.type = type
        self.location = location
        self.status = status
    }
}
