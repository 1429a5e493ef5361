import Domain
import Foundation
import Persistence
import ReadingStore

/// Changes single values of readings and keeps what they were in `readings_edits`.
struct EditTable {
    /// One edit as it is kept.
    struct Kept {
        let key: Int64
        let reading: Int64
        let id: Reading.ID
        let old: HistoryEntry.Value
        let new: HistoryEntry.Value
    }

    private let connection: Connection
    private let now: Int

    init(_ connection: Connection, now: Int) {
        self.connection = connection
        self.now = now
    }

    /// Sets one value of a reading and remembers the one before; the same value again is no edit.
    func set(_ value: HistoryEntry.Value, of reading: Int64, as change: ChangeID) throws {
        guard let old = try current(value.field, of: reading), old.text != value.text else { return }
        try write(value, to: reading)
        try connection.execute(
            "UPDATE readings_readings SET edited = edited | ? WHERE key = ? AND edited & ?1 <> ?1",
            [SQLValue(value.editedField.rawValue), .integer(reading)])
        try connection.execute(
            "INSERT INTO readings_edits (change, reading, at, field, old, new) VALUES (?, ?, ?, ?, ?, ?)",
            [.text(change.rawValue), .integer(reading), SQLValue(now), .text(value.field), SQLValue(old.text), SQLValue(value.text)])
    }

    /// The edits of a change that were not undone, newest first.
    func edits(of change: ChangeID) throws -> [Kept] {
        try connection.query(
            """
            SELECT e.key, e.reading, r.salt, e.field, e.old, e.new FROM readings_edits e JOIN readings_readings r ON r.key = e.reading
            WHERE e.change = ? AND e.undone_at IS NULL ORDER BY e.key DESC
            """,
            [.text(change.rawValue)]
        ) { row in
            let (field, reading) = (try row.text(3), try row.int64(1))
            guard let old = HistoryEntry.Value(field: field, text: try row.optionalText(4)),
                let new = HistoryEntry.Value(field: field, text: try row.optionalText(5))
            else { return nil }
            let id = ReadingKey(key: reading, salt: try row.text(2)).id
            return Kept(key: try row.int64(0), reading: reading, id: id, old: old, new: new)
        }.compactMap { $0 }
    }

    func exists(_ change: ChangeID) throws -> Bool {
        try connection.first("SELECT 1 FROM readings_edits WHERE change = ?", [.text(change.rawValue)]) { _ in true } ?? false
    }

    /// Takes an edit back where its value is still there. False where something was changed since.
    func undo(_ edit: Kept) throws -> Bool {
        guard let now = try current(edit.new.field, of: edit.reading), now.text == edit.new.text else { return false }
        try write(edit.old, to: edit.reading)
        try connection.execute("UPDATE readings_edits SET undone_at = ? WHERE key = ?", [SQLValue(self.now), .integer(edit.key)])
        let isStillEdited = try connection.first(
            "SELECT 1 FROM readings_edits WHERE reading = ? AND field = ? AND undone_at IS NULL",
            [.integer(edit.reading), .text(edit.old.field)]
        ) { _ in true }
        guard isStillEdited == nil, !edit.old.editedField.isEmpty else { return true }
        try connection.execute(
            "UPDATE readings_readings SET edited = edited & ~? WHERE key = ?",
            [SQLValue(edit.old.editedField.rawValue), .integer(edit.reading)])
        if case .meal = edit.old { try takeMealFromMeter(edit.reading) }
        return true
    }

    func history(of reading: Int64) throws -> [HistoryEntry] {
        try connection.query(
            "SELECT change, at, field, old, new, undone_at FROM readings_edits WHERE reading = ? ORDER BY key", [.integer(reading)]
        ) { row in
            let field = try row.text(2)
            guard let old = HistoryEntry.Value(field: field, text: try row.optionalText(3)),
                let new = HistoryEntry.Value(field: field, text: try row.optionalText(4))
            else { return nil }
            return HistoryEntry(
                change: ChangeID(rawValue: try row.text(0)), date: Date(milliseconds: try row.int(1)), old: old, new: new,
                isUndone: !row.isNull(5))
        }.compactMap { $0 }
    }
}

private extension EditTable {
    func current(_ field: String, of reading: Int64) throws -> HistoryEntry.Value? {
        try connection.first(
            """
            SELECT measured_at, zone, meal, result, mantissa, exponent, unit, note, exclusion, deleted_at, \(TagTable.column)
            FROM readings_readings r WHERE key = ?
            """,
            [.integer(reading)]
        ) { row in
            switch field {
            case "measuredAt": .measuredAt(try row.optionalInt(0).flatMap(CivilDateTime.init(epochSecond:)))
            case "zone": .zone(try row.optionalText(1))
            case "meal": .meal(try row.optionalInt(2).map { Meal(code: UInt8(truncatingIfNeeded: $0)) })
            case "note": .note(try row.optionalText(7))
            case "exclusion": .exclusion(try row.optionalText(8))
            case "tags": .tags(TagTable.tags(try row.optionalText(10)))
            case "isDeleted": .isDeleted(!row.isNull(9))
            default:
                .result(
                    StoredResult(
                        name: try row.text(3), mantissa: try row.optionalInt(4), exponent: try row.optionalInt(5),
                        unit: try row.optionalText(6).flatMap(GlucoseUnit.init(rawValue:))
                    ).result)
            }
        }
    }

    func write(_ value: HistoryEntry.Value, to reading: Int64) throws {
        switch value {
        case .measuredAt(let time): try update("measured_at = ?", [SQLValue(time?.epochSecond)], reading)
        case .zone(let zone): try update("zone = ?", [SQLValue(zone)], reading)
        case .meal(let meal): try update("meal = ?", [SQLValue(meal.map { Int($0.code) })], reading)
        case .result(let result): try update("result = ?, mantissa = ?, exponent = ?, unit = ?", StoredResult(result).columns, reading)
        case .note(let note): try updateText("note = ?", note, reading)
        case .exclusion(let reason): try updateText("exclusion = ?", reason, reading)
        case .tags(let tags):
            try TagTable.set(tags, of: reading, connection)
            try WordIndex.update(reading, connection)
        case .isDeleted(let isDeleted): try update("deleted_at = ?", [isDeleted ? SQLValue(now) : .null], reading)
        }
    }

    func updateText(_ assignment: String, _ text: String?, _ reading: Int64) throws {
        try update(assignment, [SQLValue(text)], reading)
        try WordIndex.update(reading, connection)
    }

    func update(_ assignments: String, _ values: [SQLValue], _ reading: Int64) throws {
        try connection.execute("UPDATE readings_readings SET \(assignments) WHERE key = ?", values + [.integer(reading)])
    }

    /// What the meter says about the meal, which may have come while the person's word stood.
    func takeMealFromMeter(_ reading: Int64) throws {
        try connection.execute(
            """
            UPDATE readings_readings SET meal = o.meal FROM readings_records o
            WHERE readings_readings.key = ?1 AND o.reading = ?1
            """,
            [.integer(reading)])
    }
}
