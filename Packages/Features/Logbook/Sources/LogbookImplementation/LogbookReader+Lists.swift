import Common
import Domain
import Logbook
import ReadingStore

extension LogbookReader {
    /// A page of the readings whose time is not known, behind a place. Throws `ReadingStoreError` or `PreferencesError`.
    func listWithoutTime(after place: UntimedPlace? = nil) async throws -> ReadingList {
        let rules = try await rules(for: person)
        let cursor = place.map { UnknownTimePage.Cursor(device: $0.device, place: $0.place, key: $0.key) }
        let page = try await dependencies.readings.readingsOfUnknownTime(withoutTime, after: cursor, limit: Self.pageLimit)
        return ReadingList(
            entries: page.readings.map(rules.entry),
            totalCount: try await dependencies.readings.unknownTimeCount(withoutTime),
            next: page.next.map { .withoutTimeAfter(UntimedPlace(device: $0.device, place: $0.place, key: $0.key)) },
            isFirst: place == nil)
    }

    /// A page of the frames that nobody could read, behind the one with a key. Throws `ReadingStoreError`.
    func unreadable(after key: Int64? = nil) async throws -> UnreadableList {
        let page = try await dependencies.readings.unreadable(after: key.map(UnreadablePage.Cursor.init(key:)), limit: Self.pageLimit)
        return UnreadableList(
            entries: page.records.map(UnreadableEntry.init),
            totalCount: try await dependencies.readings.unreadableCount(),
            next: page.next.map { .unreadableAfter($0.key) },
            isFirst: key == nil)
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
            id: "\(record.device.id.rawValue)-\(record.frame.kind.rawValue)-\(bytes)", deviceName: record.device.nameOrAddress,
            bytes: bytes,
            reason: record.frame.reason)
    }
}
