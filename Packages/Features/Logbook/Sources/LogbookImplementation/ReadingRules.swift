import Domain
import Logbook
import Statistics

/// How a person's readings are judged and shown: against their targets, in their unit.
struct ReadingRules {
    let targets: TargetSet
    let unit: ShownUnit

    /// A reading in a list. Control solution lies in no range: it tells of the meter.
    func entry(_ reading: Reading) -> LogbookEntry {
        LogbookEntry(reading: reading, band: reading.isControl ? nil : targets.band(of: reading), unit: unit.unit(of: reading))
    }

    /// The figures of readings, newest first: of the real ones, or of the simulated ones where there are only such.
    func figures(of readings: [Reading]) -> LogbookFigures {
        let counted = CountedReadings(readings)
        return LogbookFigures(
            statistics: GlucoseStatistics(of: counted.readings, targets: targets),
            unit: unit.unit(ofFigures: counted.readings.filter(\.countsInStatistics)),
            isSimulated: counted.areSimulated)
    }
}
