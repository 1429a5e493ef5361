import CommonUI
import Domain
import Logbook
import ViewCore

/// Readings as rows; each leads to its own page.
struct EntryList: View {
    let entries: [LogbookEntry]

    var body: some View {
        if !entries.isEmpty {
            List(entries) { entry in
                NavigationLink(value: LogbookRoute.reading(entry.id)) {
                    EntryRow(entry: entry)
                }
            }
        }
    }
}

/// One reading: time, value, range, meal, and what else is to be known.
struct EntryRow: View {
    @Environment(\.formats) private var formats
    let entry: LogbookEntry

    var body: some View {
        HStack {
            time
            ReadingValue(entry.reading.result, unit: entry.unit)
            if let band = entry.band { RangeBadge(band) }
            if let meal = entry.reading.meal { Text(meal.title).foregroundStyle(.secondary) }
            EntryTags(reading: entry.reading)
        }
    }

    @ViewBuilder
    private var time: some View {
        if let measuredAt = entry.reading.measuredAt {
            Text(verbatim: formats.time(measuredAt)).monospacedDigit()
        } else {
            Text("reading.timeNotSet")
        }
    }
}

/// Short remarks on a reading.
struct EntryTags: View {
    let reading: Reading

    var body: some View {
        if reading.isControl { Tag("reading.control") }
        if reading.isKetone { Tag("reading.ketone", tone: .tint) }
        if reading.result.flag == .implausible { Tag("reading.implausible", tone: .warning) }
        if reading.exclusion != nil { Tag("reading.excluded") }
        if reading.isSimulated { Tag("reading.simulated", tone: .warning) }
        if reading.isEdited { Tag("reading.edited") }
    }
}
