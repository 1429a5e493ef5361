internal import Common
public import Domain
internal import GlucoseProfile

/// One record of a simulated meter: the bytes of its measurement and, where there is one, of its context.
public struct ScriptedRecord: Hashable, Sendable {
    /// The measurement's frame.
    public var measurement: [UInt8]
    /// The context's frame; nil where the meter sends none.
    public var context: [UInt8]?

    /// Makes a record of any bytes, well-formed or not.
    public init(measurement: [UInt8], context: [UInt8]? = nil) {
        self.measurement = measurement
        self.context = context
    }

    /// Encodes a blood glucose record in mg/dL, with a context where there is a meal. A value beyond the range of the encoding is NaN.
    public init(sequence: UInt16, at time: CivilDateTime, milligramsPerDeciliter value: Int, meal: Meal? = nil) {
        let concentration = GlucoseMeasurement.Concentration(
            value: ShortFloat(mantissa: value, exponent: -5) ?? .notANumber, type: .capillaryWholeBlood, location: .finger)
        self.init(
            measurement: GlucoseMeasurement(
                sequence: sequence, baseTime: MeterDateTime(time), timeOffset: .minutes(0), concentration: concentration, status: [],
                contextFollows: meal != nil
            ).bytes,
            context: meal.map { GlucoseMeasurementContext(sequence: sequence, meal: $0).bytes })
    }

    /// Records of a plausible person, four a day from 1 January 2026, sequence numbers from `first` on; every third has a meal.
    public static func series(_ count: Int, first: UInt16 = 1) -> [ScriptedRecord] {
        let hours = [7, 12, 18, 22]
        return (0..<count).compactMap { index in
            let day = index / hours.count
            guard
                let date = CivilDate(year: 2026, month: 1, day: 1)?.adding(days: day),
                let time = CivilDateTime(date: date, hour: hours[index % hours.count], minute: index * 7 % 60, second: index % 60)
            else { return nil }
            return ScriptedRecord(
                sequence: first &+ UInt16(truncatingIfNeeded: index), at: time, milligramsPerDeciliter: 80 + index * 37 % 140,
                meal: index.isMultiple(of: 3) ? .beforeMeal : nil)
        }
    }

    var json: JSONValue {
        var members: [String: JSONValue] = ["measurement": .string(measurement.hex)]
        if let context { members["context"] = .string(context.hex) }
        return .object(members)
    }
}
