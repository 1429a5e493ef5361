/// One record in a meter's memory.
public struct ScriptedRecord: Hashable, Sendable {
    /// The bytes of its Glucose Measurement; they need not be a valid one.
    public var measurement: [UInt8]
    /// The bytes of its Glucose Measurement Context; nil where there is none.
    public var context: [UInt8]?

    /// Makes a record.
    public init(measurement: [UInt8], context: [UInt8]? = nil) {
        self.measurement = measurement
        self.context = context
    }

    mutating func move(byDays days: Int) {
        measurement = RecordFrame(measurement).moved(byDays: days)
    }
}
