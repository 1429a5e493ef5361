public import Domain
import Foundation
import Persistence
public import ReadingStore

extension SQLiteReadingStore: ReadingEditing {
    /// Adds a typed reading.
    public func add(_ reading: NewReading) async throws -> Reading {
        let (salt, now, zone) = (newSalt(), now, reading.zone ?? zone)
        try Self.checkZone(zone)
        return try await write { connection in
            try connection.execute(
                """
                INSERT INTO readings_readings
                (salt, person, source, measured_at, zone, result, mantissa, exponent, unit, type, meal, note, created_at)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    .text(salt), .integer(try PersonTable.key(of: reading.person, connection)),
                    .text(Reading.Source.manual.rawValue), SQLValue(reading.measuredAt.epochSecond), .text(zone),
                ] + StoredResult(reading.result).columns + [
                    SQLValue(reading.type.map { Int($0.code) }), SQLValue(reading.meal.map { Int($0.code) }),
                    SQLValue(Self.filled(reading.note)), SQLValue(now),
                ])
            let key = connection.lastInsertedKey
            try TagTable.set(reading.tags, of: key, connection)
            try WordIndex.update(key, connection)
            let id = ReadingKey(key: key, salt: salt).id
            guard let added = try ReadingTable.one(id, connection) else { throw ReadingStoreError.unknownReading(id) }
            return added
        }
    }

    /// Makes the same changes to all of these readings.
    public func edit(_ ids: [Reading.ID], _ changes: [ReadingChange]) async throws -> ChangeID {
        let (change, now, zone) = (ChangeID(rawValue: newIdentifier()), now, zone)
        return try await write { connection in
            let table = EditTable(connection, now: now)
            for id in ids {
                guard let reading = try ReadingTable.one(id, connection) else { throw ReadingStoreError.unknownReading(id) }
                let key = try Self.key(of: id, connection)
                for value in try Self.values(of: changes, for: reading, zone: zone) { try table.set(value, of: key, as: change) }
            }
            return change
        }
    }

    /// Deletes readings; a meter that reports them again does not bring them back.
    public func delete(_ ids: [Reading.ID]) async throws -> ChangeID {
        try await setDeleted(true, ids)
    }

    /// Brings deleted readings back as they were.
    public func restore(_ ids: [Reading.ID]) async throws -> ChangeID {
        try await setDeleted(false, ids)
    }

    /// Undoes a change where nothing was changed since.
    public func undo(_ change: ChangeID) async throws -> [Reading.ID] {
        let now = now
        return try await write { connection in
            let table = EditTable(connection, now: now)
            guard try table.exists(change) else { throw ReadingStoreError.unknownChange(change) }
            var touched: [Reading.ID] = []
            for edit in try table.edits(of: change) where try table.undo(edit) && !touched.contains(edit.id) { touched.append(edit.id) }
            return touched.reversed()
        }
    }

    /// What was changed about a reading, oldest first; also of a deleted one.
    public func history(of id: Reading.ID) async throws -> [HistoryEntry] {
        try await read { connection in
            try EditTable(connection, now: 0).history(of: Self.key(of: id, connection))
        }
    }
}

private extension SQLiteReadingStore {
    func setDeleted(_ isDeleted: Bool, _ ids: [Reading.ID]) async throws -> ChangeID {
        let (change, now) = (ChangeID(rawValue: newIdentifier()), now)
        return try await write { connection in
            let table = EditTable(connection, now: now)
            for id in ids { try table.set(.isDeleted(isDeleted), of: Self.key(of: id, connection), as: change) }
            return change
        }
    }

    static func key(of id: Reading.ID, _ connection: Connection) throws -> Int64 {
        guard let key = try ReadingKey.find(id, connection) else { throw ReadingStoreError.unknownReading(id) }
        return key
    }

    /// The values that changes give a reading, checked.
    static func values(of changes: [ReadingChange], for reading: Reading, zone: String) throws -> [HistoryEntry.Value] {
        var values: [HistoryEntry.Value] = []
        for change in changes {
            switch change {
            case .measuredAt(let time):
                values.append(.measuredAt(time))
                if reading.zone == nil { values.append(.zone(zone)) }
            case .zone(let zone):
                let isTimed = reading.measuredAt != nil || values.contains { if case .measuredAt = $0 { true } else { false } }
                guard isTimed else { throw ReadingStoreError.notAllowed(reading.id, reason: "it has no time that a zone could belong to") }
                try checkZone(zone)
                values.append(.zone(zone))
            case .meal(let meal): values.append(.meal(meal))
            case .result(let result):
                guard reading.source != .meter else {
                    throw ReadingStoreError.notAllowed(
                        reading.id, reason: "what a meter measured is not changed; leave it out or delete it")
                }
                values.append(.result(result))
            case .note(let note): values.append(.note(filled(note)))
            case .exclusion(let reason): values.append(.exclusion(filled(reason)))
            case .tags(let tags): values.append(.tags(tags))
            case .addTag(let tag): values.append(.tags(tags(values, reading) + [tag]))
            case .removeTag(let tag): values.append(.tags(tags(values, reading).filter { $0 != tag }))
            }
        }
        return values
    }

    /// The tags of a reading after the changes before.
    static func tags(_ values: [HistoryEntry.Value], _ reading: Reading) -> [ReadingTag] {
        values.reversed().lazy.compactMap { if case .tags(let tags) = $0 { tags } else { nil } }.first ?? reading.tags
    }

    static func checkZone(_ name: String) throws(ReadingStoreError) {
        guard TimeZone(identifier: name) != nil else { throw .unknownZone(name) }
    }

    /// Text, or nil where there is none in it.
    static func filled(_ text: String?) -> String? {
        text?.contains { !$0.isWhitespace } == true ? text : nil
    }
}
