import CommonUI
import Domain
import Logbook
import ViewCore

/// Readings as rows; each leads to its own page, or can be chosen while several are being chosen.
struct EntryList<Selecting: SelectionViewModel>: View {
    let entries: [LogbookEntry]
    let selecting: Selecting

    var body: some View {
        if !entries.isEmpty {
            List(entries) { entry in
                if selecting.isSelecting {
                    Toggle(isOn: isSelected(entry)) { EntryRow(entry: entry) }.toggleStyle(.checkbox)
                } else {
                    NavigationLink(value: LogbookRoute.reading(entry.id)) { EntryRow(entry: entry) }
                }
            }
        }
    }

    private func isSelected(_ entry: LogbookEntry) -> Binding<Bool> {
        Binding {
            selecting.isSelected(entry.id)
        } set: { isSelected in
            selecting.select(entry.id, isSelected)
        }
    }
}

/// One reading: time, value, range, meal, and what else is to be known; its tags and the beginning of its note below.
struct EntryRow: View {
    @Environment(\.formats) private var formats
    let entry: LogbookEntry

    var body: some View {
        VStack(spacing: .xs) {
            HStack {
                time
                ReadingValue(entry.reading.result, unit: entry.unit)
                if let band = entry.band { RangeBadge(band) }
                if let meal = entry.reading.meal { Text(meal.title).foregroundStyle(.secondary) }
                EntryTags(reading: entry.reading)
                ForEach(entry.reading.tags, id: \.self) { tag in TagChip(tag.name) }
            }
            if let note = entry.reading.note { Text(verbatim: note.shortened).foregroundStyle(.secondary) }
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

extension String {
    /// The beginning of a long text, on one line of at most 120 characters.
    var shortened: String { shortened(to: 120) }

    /// The beginning of a long text, on one line of at most so many characters.
    func shortened(to limit: Int) -> String {
        let line = prefix(4 * limit).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count <= limit && dropFirst(4 * limit).isEmpty ? line : line.prefix(limit - 1) + "…"
    }
}
