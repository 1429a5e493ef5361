import Persistence

/// Makes one of two readings that are the same record of a meter, and loses nothing that a person said of either.
enum ReadingMerge {
    /// Merges `double` into `kept`, which keeps its identifier, person, time and zone. `kept` must be the older one.
    static func merge(_ double: Int64, into kept: Int64, _ connection: Connection) throws {
        let keys: [SQLValue] = [.integer(kept), .integer(double)]
        for statement in [takeOver, takeMealOver, takeMetersMealOver] { try connection.execute(statement, keys) }
        for statement in [
            "INSERT OR IGNORE INTO readings_tags (reading, tag) SELECT ?1, tag FROM readings_tags WHERE reading = ?2",
            "UPDATE readings_edits SET reading = ?1 WHERE reading = ?2",
        ] {
            try connection.execute(statement, keys)
        }
        for statement in [
            "DELETE FROM readings_tags WHERE reading = ?", "DELETE FROM readings_records WHERE reading = ?",
            "DELETE FROM readings_readings WHERE key = ?",
        ] {
            try connection.execute(statement, [.integer(double)])
        }
        for reading in [kept, double] { try WordIndex.update(reading, connection) }
    }

    /// What a person said of the double counts where it was not deleted and nothing else was said of the kept one; of two notes both stay.
    ///
    /// A reading that was deleted before the double came stays deleted. One that was deleted when there were two is not: one of two was
    /// to go.
    private static let takeOver = """
        UPDATE readings_readings SET
            note = CASE WHEN d.deleted_at IS NOT NULL OR d.note IS NULL OR d.note = readings_readings.note THEN readings_readings.note
                WHEN readings_readings.note IS NULL THEN d.note ELSE readings_readings.note || char(10) || d.note END,
            exclusion = CASE WHEN d.deleted_at IS NULL THEN ifnull(readings_readings.exclusion, d.exclusion)
                ELSE readings_readings.exclusion END,
            measured_at = CASE WHEN d.deleted_at IS NULL AND d.edited & ~readings_readings.edited & \(EditedFields.measuredAt.rawValue)
                THEN d.measured_at ELSE readings_readings.measured_at END,
            zone = CASE WHEN d.deleted_at IS NULL AND d.edited & ~readings_readings.edited & \(EditedFields.zone.rawValue)
                THEN d.zone ELSE readings_readings.zone END,
            meal = CASE WHEN d.deleted_at IS NULL AND d.edited & ~readings_readings.edited & \(EditedFields.meal.rawValue)
                THEN d.meal ELSE readings_readings.meal END,
            edited = CASE WHEN d.deleted_at IS NULL THEN readings_readings.edited | d.edited ELSE readings_readings.edited END,
            deleted_at = CASE WHEN d.deleted_at IS NULL AND readings_readings.deleted_at > d.created_at THEN NULL
                ELSE readings_readings.deleted_at END
        FROM readings_readings d WHERE readings_readings.key = ?1 AND d.key = ?2
        """

    /// The newer report of the circumstances holds, where there is one.
    private static let takeMealOver = """
        UPDATE readings_readings SET is_ketone = d.is_ketone,
            meal = CASE WHEN readings_readings.edited & \(EditedFields.meal.rawValue) THEN readings_readings.meal ELSE o.meal END
        FROM readings_records o JOIN readings_readings d ON d.key = o.reading
        WHERE readings_readings.key = ?1 AND o.reading = ?2 AND (o.meal IS NOT NULL OR d.is_ketone)
        """

    private static let takeMetersMealOver = """
        UPDATE readings_records SET meal = o.meal FROM readings_records o
        WHERE readings_records.reading = ?1 AND o.reading = ?2 AND o.meal IS NOT NULL
        """
}
