import Common
import Domain
import Logbook
import ReadingStore

extension LogbookReader {
    /// A page of the readings whose time is not known, behind a place. Throws `ReadingStoreError` or `PreferencesError`.
    func listWithoutTime(after place: UntimedPlace? = nil) async throws -> ReadingList {
        let rules = try await rules(for: person)
        let cursor = place.map(UnknownTimePage.Cursor.init)
        let page = try await dependencies.readings.readingsOfUnknownTime(withoutTime, after: cursor, limit: Self.pageLimit)
        return ReadingList(
            entries: page.readings.map(rules.entry),
            totalCount: try await dependencies.readings.unknownTimeCount(withoutTime),
            next: page.next.map { .withoutTimeAfter(UntimedPlace($0)) },
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
