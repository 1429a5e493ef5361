import CommonUI
import Domain
import Logbook
import ViewCore

/// One day: its figures and its series, blood glucose first.
struct DayView<Selecting: SelectionViewModel>: View {
    let day: LogbookDay
    let today: CivilDate
    let selecting: Selecting

    var body: some View {
        Section {
            DayFigures(figures: day.figures)
            EntryList(entries: day.glucose, selecting: selecting)
            if !day.ketones.isEmpty {
                Section("day.ketones") { EntryList(entries: day.ketones, selecting: selecting) }
            }
            if !day.controls.isEmpty {
                Section("day.controls") { EntryList(entries: day.controls, selecting: selecting) }
            }
        } header: {
            DayHeader(day.date, today: today, count: day.count)
        }
    }
}
