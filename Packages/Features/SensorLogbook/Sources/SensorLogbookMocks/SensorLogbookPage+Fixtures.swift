package import Domain
package import SensorLogbook
import Statistics

extension SensorLogbookPage {
    /// No readings at all.
    package static let empty = SensorLogbookPage(days: [])

    /// Two days, one of them simulated, with earlier ones.
    package static var twoDays: SensorLogbookPage {
        let days = ["2026-03-02", "2026-03-01"].compactMap { CivilDate($0) }
        return SensorLogbookPage(
            days: zip(days, [false, true]).map { date, isSimulated in .fixture(date, isSimulated: isSimulated) },
            earlier: days.last?.adding(days: -1).map { .until($0) }, isNewest: false)
    }
}

extension SensorDay {
    /// A day whose readings rise from 60 mg/dL at midnight by 20 each hour, with a HI at noon.
    package static func fixture(_ date: CivilDate, isSimulated: Bool = false) -> SensorDay {
        let readings = (0..<16).map { hour in
            Reading.fixture(date, hour: hour, isSimulated: isSimulated)
        }
        let parts = Dictionary(grouping: readings) { ($0.measuredAt?.hour ?? 0) / hoursOfPart * hoursOfPart }
        return SensorDay(
            date: date, isSimulated: isSimulated, statistics: GlucoseStatistics(of: readings, targets: .standard),
            parts: parts.sorted { $0.key < $1.key }.map {
                Part(hour: $0.key, statistics: GlucoseStatistics(of: $0.value, targets: .standard))
            },
            unit: .milligramsPerDeciliter)
    }
}

extension Reading {
    fileprivate static func fixture(_ date: CivilDate, hour: Int, isSimulated: Bool) -> Reading {
        let value = GlucoseValue.milligramsPerDeciliter(Int32(60 + 20 * hour))
        return Reading(
            id: Reading.ID(rawValue: "\(date) \(hour)"), person: Person.ID(rawValue: "person-1"),
            measuredAt: CivilDateTime(date: date, hour: hour, minute: 0, second: 0),
            result: hour == 12 ? .high(unit: .milligramsPerDeciliter) : .glucose(value), type: .interstitialFluid, source: .meter,
            isSimulated: isSimulated)
    }
}
