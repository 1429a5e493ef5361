import CommonUI
import Domain
import SensorLogbook
import Statistics
import ViewCore

/// One day of a sensor: its mean, how many readings were in target, and the same for each part of the day.
struct SensorDayView: View {
    @Environment(\.formats) private var formats
    let day: SensorDay

    var body: some View {
        Card(title: Text(verbatim: formats.longDate(day.date))) {
            if day.isSimulated { Tag("sensorLogbook.simulated", tone: .warning) }
            Text(figures)
            Table(day.parts, caption: Text(.sensorLogbookParts(formats.longDate(day.date)))) {
                TableColumn("sensorLogbook.part") { Text(verbatim: hours(of: $0)) }
                TableColumn("sensorLogbook.mean", isNumeric: true) { Text(verbatim: mean(of: $0.statistics)) }
                TableColumn("sensorLogbook.inTarget", isNumeric: true) { Text(inTarget(of: $0.statistics)) }
            }
        }
    }

    private var figures: TextKey {
        .sensorLogbookFigures(mean(of: day.statistics), inTarget(of: day.statistics))
    }

    private func mean(of statistics: GlucoseStatistics) -> String {
        statistics.meanValue.map { formats.glucoseWithUnit($0, in: day.unit) } ?? "–"
    }

    private func inTarget(of statistics: GlucoseStatistics) -> TextKey {
        .sensorLogbookCounts(statistics.count(in: .inTarget), statistics.count)
    }

    private func hours(of part: SensorDay.Part) -> String {
        Self.clock(part.hour) + "–" + Self.clock(part.hour + SensorDay.hoursOfPart)
    }

    private static func clock(_ hour: Int) -> String {
        (hour < 10 ? "0" : "") + String(hour) + ":00"
    }
}
