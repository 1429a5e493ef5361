import CommonUI
import Domain
import Logbook
import ViewCore

/// What was changed about a reading, newest first; nothing where nothing was.
struct HistoryView: View {
    let items: [HistoryItem]

    var body: some View {
        if !items.isEmpty {
            Section("history.title") {
                List(items) { item in HistoryRow(item: item) }
            }
        }
    }
}

/// One change in plain words, and when it was.
struct HistoryRow: View {
    @Environment(\.formats) private var formats
    let item: HistoryItem

    var body: some View {
        VStack(spacing: .zero) {
            HStack {
                Text(item.change.sentence(formats))
                if item.isUndone { Tag("history.undone") }
            }
            if let time = item.time { Text(verbatim: formats.dateTime(time)).foregroundStyle(.secondary) }
        }
    }
}

extension HistoryItem.Change {
    /// What changed, as a sentence.
    func sentence(_ formats: Formats) -> TextKey {
        switch self {
        case .time(let old, let new):
            change("detail.time", old.map { .string(formats.dateTime($0)) }, new.map { .string(formats.dateTime($0)) })
        case .zone(let old, let new): change("detail.zone", old.map(TextArgument.string), new.map(TextArgument.string))
        case .meal(let old, let new): change("detail.meal", old.map { .text($0.title) }, new.map { .text($0.title) })
        case .value(let old, let new): change("history.value", .string(old.words(formats)), .string(new.words(formats)))
        case .note(let old, let new): change("detail.note", old.map { .string($0.shortened) }, new.map { .string($0.shortened) })
        case .tags(let old, let new): change("detail.tags", names(old), names(new))
        case .exclusion(let reason?): .historyLeftOut(reason.shortened)
        case .exclusion(nil): key("history.counted")
        case .deleted: key("history.deleted")
        case .restored: key("history.restored")
        }
    }

    private func names(_ tags: [ReadingTag]) -> TextArgument? {
        tags.isEmpty ? nil : .string(TagList(tags).text)
    }

    private func change(_ subject: String, _ old: TextArgument?, _ new: TextArgument?) -> TextKey {
        let subject = key(subject)
        return switch (old, new) {
        case (let old?, let new?): .historyChanged(subject, old, new)
        case (nil, let new?): .historySet(subject, new)
        case (let old?, nil): .historyCleared(subject, old)
        case (nil, nil): .historyTouched(subject)
        }
    }

    private func key(_ key: String) -> TextKey {
        TextKey(key: key, module: "LogbookViews", arguments: [])
    }
}

extension TestResult {
    /// A result in a sentence.
    func words(_ formats: Formats) -> String {
        switch self {
        case .glucose(let value): formats.glucoseWithUnit(value, in: value.unit)
        case .ketone(let value): formats.ketone(value) + "\u{A0}" + GlucoseUnit.millimolesPerLiter.rawValue
        case .high, .ketoneHigh: "HI"
        case .low, .ketoneLow: "LO"
        case .none, .ketoneNone: "–"
        }
    }
}
