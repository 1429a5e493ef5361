import CommonUI
import Domain
import Logbook
import Statistics
import ViewCore

/// One day: its figures and its series, blood glucose first.
struct DayView: View {
    let day: LogbookDay
    let today: CivilDate
    let unit: GlucoseUnit

    var body: some View {
        Section {
            if day.statistics.count > 0 { DayFigures(statistics: day.statistics, unit: unit) }
            EntryList(entries: day.glucose, unit: unit)
            if !day.ketones.isEmpty {
                Section("day.ketones") { EntryList(entries: day.ketones, unit: unit) }
            }
            if !day.controls.isEmpty {
                Section("day.controls") { EntryList(entries: day.controls, unit: unit) }
            }
        } header: {
            DayHeader(day.date, today: today, count: day.glucose.count)
        }
    }
}

/// The day's mean and how many readings were in target, on one line.
struct DayFigures: View {
    @Environment(\.formats) private var formats
    let statistics: GlucoseStatistics
    let unit: GlucoseUnit

    var body: some View {
        if let mean = statistics.meanValue {
            Text("day.figures", arguments: .string(formats.glucoseWithUnit(mean, in: unit)), .int(inTarget), .int(statistics.count))
                .foregroundStyle(.secondary)
        }
    }

    private var inTarget: Int { statistics.count(in: .inTarget) }
}
