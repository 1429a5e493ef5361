import Domain

/// What is known of a meter beyond the Glucose Profile, or against it. A meter that nothing is known of has none.
///
/// Each vendor's reports and sources stand in the table, `MeterQuirks.table`.
public struct MeterQuirks: Hashable, Sendable {
    /// Where a meter's clock is and how it is set.
    public enum Clock: Hashable, Sendable {
        /// Current Time (0x2A2B) of its own service, or else Date Time (0x2A08) inside the Glucose service: whichever it has.
        case standard
        /// The vendor's own characteristic 0xFFF1 in 0xFFF0 (i-SENS), which is only written.
        case vendor
        /// It has none.
        case none
    }

    /// The name on the box, where the meter tells only its model number.
    public var productName: String?
    /// What it can measure; nil where that is not known: then every number is what it says.
    public var range: MeasurableRange?
    /// Where its clock is.
    public var clock = Clock.standard
    /// Whether it answers requests for newer records wrongly, so that it is read whole each time.
    public var readsAll = false
    /// Whether it numbers its records from the newest, so that each test gives all others a new number.
    public var countsFromNewest = false
    /// Whether it may say "no records" to a request for all, although it has some.
    public var doubtsEmptyMemory = false
    /// Whether a full memory ends with a made-up "HI" of this year or later; nil where it does not.
    public var madeUpYear: UInt16?

    /// A meter without any.
    public init() {}

    /// The quirks of a meter by what it tells about itself; its vendor's, with what is known of the model.
    public init(manufacturer: String?, model: String?, name: String) {
        let meter = MeterDescription(manufacturer: manufacturer, model: model, name: name)
        self = MeterQuirks.table.first { $0.applies(meter) }?.quirks(meter) ?? MeterQuirks()
    }

    /// Whether the meter made a record up: nobody measured it, and it is not kept.
    public func isMadeUp(_ measurement: GlucoseMeasurement) -> Bool {
        guard let madeUpYear, measurement.baseTime.year >= madeUpYear, measurement.testResult.flag == .high else { return false }
        return true
    }
}
