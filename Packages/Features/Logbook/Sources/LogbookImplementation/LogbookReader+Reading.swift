import Common
import Domain
import Foundation
import Logbook
import Preferences
import ReadingStore

extension LogbookReader {
    /// The most changes of a reading that are shown.
    static let historyLimit = 100

    /// One reading and its history. Throws `LogbookError.noSuchReading`, `ReadingStoreError` or `PreferencesError`.
    func detail(_ id: Reading.ID) async throws -> ReadingDetail {
        let entry = try await entry(id)
        let entries = try await dependencies.editing.history(of: id)
        let items = entries.enumerated().compactMap { index, entry in
            HistoryItem(id: index, entry, time: CivilDateTime(instant: entry.date, in: dependencies.wallClock.timeZone))
        }
        return ReadingDetail(entry: entry, history: items.suffix(Self.historyLimit).reversed())
    }

    /// One reading. Throws `LogbookError.noSuchReading`, `ReadingStoreError` or `PreferencesError`.
    func entry(_ id: Reading.ID) async throws -> LogbookEntry {
        guard let reading = try await dependencies.readings.reading(id) else { throw LogbookError.noSuchReading }
        return try await rules(for: reading.person).entry(reading)
    }

    /// What a form offers. Throws `LogbookError.noSuchReading`, `ReadingStoreError` or `PreferencesError`.
    func form(editing id: Reading.ID?) async throws -> ReadingForm {
        let tags = try await knownTags()
        guard let id else {
            return ReadingForm(measures: try await measures(), knownTags: tags, person: try await people().named)
        }
        let entry = try await entry(id)
        let measure = Measure(entry.reading.result) ?? .glucose(.milligramsPerDeciliter)
        return ReadingForm(edited: entry, measures: [measure], knownTags: tags)
    }

    /// The tags that the person uses most. Throws `ReadingStoreError`.
    func knownTags() async throws -> [ReadingTag] {
        try await dependencies.readings.tags(of: person).prefix(KnownTags.limit).map(\.tag)
    }

    /// What can be typed, the usual first: in the unit of choice, or in both where it is the meter's, that of the newest reading first.
    private func measures() async throws -> [Measure] {
        if case .always(let unit) = try await dependencies.preferences.values()[.unit] { return [.glucose(unit), .ketone] }
        let query = ReadingQuery(person: person, kinds: [.glucose], sensors: .excluded, order: .newestFirst)
        let newest = try await dependencies.readings.page(query, after: nil, limit: 1).readings.first?.result.unit
        let usual = newest ?? .milligramsPerDeciliter
        return [.glucose(usual)] + GlucoseUnit.allCases.filter { $0 != usual }.map(Measure.glucose) + [.ketone]
    }
}

extension HistoryItem {
    /// What a store remembers; nil where both values are of different kinds.
    fileprivate init?(id: Int, _ entry: HistoryEntry, time: CivilDateTime?) {
        guard let change = Change(entry.old, entry.new) else { return nil }
        self.init(id: id, time: time, change: change, isUndone: entry.isUndone)
    }
}

extension HistoryItem.Change {
    fileprivate init?(_ old: HistoryEntry.Value, _ new: HistoryEntry.Value) {
        switch (old, new) {
        case (.measuredAt(let old), .measuredAt(let new)): self = .time(old, new)
        case (.zone(let old), .zone(let new)): self = .zone(old, new)
        case (.meal(let old), .meal(let new)): self = .meal(old, new)
        case (.result(let old), .result(let new)): self = .value(old, new)
        case (.note(let old), .note(let new)): self = .note(old, new)
        case (.exclusion, .exclusion(let new)): self = .exclusion(new)
        case (.tags(let old), .tags(let new)): self = .tags(old, new)
        case (.isDeleted, .isDeleted(let isDeleted)): self = isDeleted ? .deleted : .restored
        default: return nil
        }
    }
}
