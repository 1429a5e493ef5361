import CommonUI
import Domain
import ViewCore

/// Values as charts write them.
struct ChartWords {
    let environment: EnvironmentValues
    let unit: GlucoseUnit

    var formats: Formats { environment.formats }

    /// A number of mg/dL in the unit, without it; a dash where there is none.
    func number(_ number: Double?) -> String {
        number.flatMap { GlucoseValue(approximately: $0) }.map { formats.glucose($0, in: unit) } ?? "–"
    }

    /// A number of mg/dL with the unit.
    func numberWithUnit(_ number: Double?) -> String {
        number.flatMap { GlucoseValue(approximately: $0) }.map { formats.glucoseWithUnit($0, in: unit) } ?? "–"
    }

    /// What a point says: its value, or HI or LO.
    func value(_ point: ChartPoint) -> String {
        if point.number != nil { return number(point.number) }
        let key = point.band == .veryLow ? "result.low" : "result.high"
        return environment.resolve(TextKey(key: key, module: "CommonUI", arguments: []))
    }

    /// The time of day of a second: `07:05`.
    func time(_ second: Int) -> String {
        let (hour, minute) = (second / 3600, second % 3600 / 60)
        return (hour < 10 ? "0" : "") + "\(hour)" + ":" + (minute < 10 ? "0" : "") + "\(minute)"
    }
}
