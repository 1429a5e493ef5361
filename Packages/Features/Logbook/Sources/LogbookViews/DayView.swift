import CommonUI
import Domain
import Logbook
import ViewCore

/// One day: its figures and its series, blood glucose first.
struct DayView: View {
    let day: LogbookDay
    let today: CivilDate

    var body: some View {
        Section {
            DayFigures(figures: day.figures)
            EntryList(entries: day.glucose)
            if !day.ketones.isEmpty {
                Section("day.ketones") { EntryList(entries: day.ketones) }
            }
            if !day.controls.isEmpty {
                Section("day.controls") { EntryList(entries: day.controls) }
            }
        } header: {
            DayHeader(day.date, today: today, count: day.count)
        }
    }
}
