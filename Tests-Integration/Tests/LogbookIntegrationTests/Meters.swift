import Domain
import GlucoseProfile
import IntegrationSupport

/// The meters of these tests.
enum Meters {
    /// In range but not yet added, as the first screen finds it.
    static func inRange(_ count: Int, pace: Int = 0, name: String? = nil) -> MeterScriptFile {
        MeterScriptFile(paceMilliseconds: pace, ScriptedMeter(name: name, isKnown: false, records: ScriptedRecord.series(count)))
    }

    /// One record of everything that is not a plain number: HI, LO, control solution, a ketone, a time that was never set.
    static let oddities: MeterScriptFile = {
        func record(
            _ sequence: UInt16, _ value: ShortFloat, type: SampleType = .capillaryWholeBlood, location: SampleLocation = .finger,
            year: UInt16 = 2026, meal: Meal? = nil
        ) -> ScriptedRecord {
            let time = MeterDateTime(
                year: year, month: year == 0 ? 0 : 2, day: year == 0 ? 0 : 3, hours: UInt8(sequence), minutes: 15, seconds: 0)
            let measurement = GlucoseMeasurement(
                sequence: sequence, baseTime: time, timeOffset: .minutes(0),
                concentration: .init(value: value, type: type, location: location), contextFollows: meal != nil)
            return ScriptedRecord(
                measurement: measurement.bytes, context: meal.map { GlucoseMeasurementContext(sequence: sequence, meal: $0).bytes })
        }
        let number = ShortFloat(rawValue: 0xB06F)
        return MeterScriptFile(
            ScriptedMeter(
                isKnown: false,
                records: [
                    record(1, number, meal: .beforeMeal), record(2, .positiveInfinity), record(3, .negativeInfinity),
                    record(4, number, type: .controlSolution, location: .controlSolution),
                    record(5, ShortFloat(rawValue: 0xB00C), meal: Meal(code: 6)), record(6, number, year: 0),
                    ScriptedRecord(measurement: [0x03, 7, 0]),
                ]))
    }()
}
