import Common
import Domain
import Logbook
import ReadingStore

extension LogbookReader {
    /// The readings whose time is not known, at most a page of them. Throws `ReadingStoreError` or `PreferencesError`.
    func listWithoutTime() async throws -> ReadingList {
        let rules = try await rules(for: person)
        let readings = try await dependencies.readings.readingsOfUnknownTime(withoutTime, limit: Self.pageLimit)
        return ReadingList(
            entries: readings.map(rules.entry), totalCount: try await dependencies.readings.unknownTimeCount(withoutTime))
    }

    /// The frames that nobody could read, at most a page of them. Throws `ReadingStoreError`.
    func unreadable() async throws -> UnreadableList {
        let records = try await dependencies.readings.unreadable(limit: Self.pageLimit)
        return UnreadableList(entries: records.map(UnreadableEntry.init), totalCount: try await dependencies.readings.unreadableCount())
    }

    /// One reading. Throws `LogbookError.noSuchReading`, `ReadingStoreError` or `PreferencesError`.
    func entry(_ id: Reading.ID) async throws -> LogbookEntry {
        guard let reading = try await dependencies.readings.reading(id) else { throw LogbookError.noSuchReading }
        return try await rules(for: reading.person).entry(reading)
    }
}

extension UnreadableEntry {
    fileprivate init(_ record: UnreadableRecord) {
        let bytes = record.frame.bytes.hex
        self.init(
            id: "\(record.device.id.rawValue)-\(record.frame.kind.rawValue)-\(bytes)", deviceName: record.device.name, bytes: bytes,
            reason: record.frame.reason)
    }
}
