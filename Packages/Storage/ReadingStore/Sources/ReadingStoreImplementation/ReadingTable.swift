import Domain
import Persistence
import ReadingStore

/// The queries on `readings_readings`.
enum ReadingTable {
    private struct Placed {
        let position: ReadingPosition
        let reading: Reading
    }

    static func all(_ query: ReadingQuery, _ connection: Connection) throws -> [Reading] {
        let rows = try ReadingRow(connection)
        var filter = ReadingFilter(query)
        filter.add("r.measured_at IS NOT NULL")
        let known = try connection.query(
            "SELECT \(ReadingRow.columns) FROM readings_readings r WHERE \(filter.condition) ORDER BY r.measured_at, r.place, r.key",
            filter.arguments
        ) { row in
            Placed(
                position: ReadingPosition(.init(measuredAt: try row.int(7), place: try row.int64(4), key: try row.int64(0))),
                reading: try rows.reading(row))
        }
        let unknown = try unknown(query, rows, connection)
        let merged = unknown.isEmpty ? known.map(\.reading) : merge(known, unknown)
        return query.order == .oldestFirst ? merged : merged.reversed()
    }

    static func ofUnknownTime(
        _ query: ReadingQuery, after cursor: UnknownTimePage.Cursor?, limit: Int, _ connection: Connection
    ) throws -> UnknownTimePage {
        guard !ReadingFilter(query).hasDates else { return UnknownTimePage(readings: [], next: nil) }
        let rows = try ReadingRow(connection)
        let limit = clamped(limit)
        let statement = unknownTimeStatement(query, after: cursor, limit: limit + 1)
        let found = try connection.query(statement.sql, statement.arguments) { row in
            let device = try row.isNull(3) ? nil : row.int64(3)
            return (try rows.reading(row), UnknownTimePage.Cursor(device: device, place: try row.int64(4), key: try row.int64(0)))
        }
        let shown = found.prefix(limit)
        return UnknownTimePage(readings: shown.map(\.0), next: found.count > limit ? shown.last?.1 : nil)
    }

    /// The statement of a page of readings of unknown time, which must run along their own index.
    static func unknownTimeStatement(
        _ query: ReadingQuery, after cursor: UnknownTimePage.Cursor?, limit: Int
    ) -> (sql: String, arguments: [SQLValue]) {
        let (comparison, direction) = query.order == .oldestFirst ? (">", "ASC") : ("<", "DESC")
        var filter = ReadingFilter(query)
        filter.add("r.measured_at IS NULL")
        // Readings without a meter sort first, and compare with nothing.
        switch (cursor, cursor?.device) {
        case (nil, _): break
        case (let cursor?, let device?):
            let rest = query.order == .oldestFirst ? "" : " OR r.device IS NULL"
            filter.add(
                "((r.device, r.place, r.key) \(comparison) (?, ?, ?)\(rest))", .integer(device), .integer(cursor.place),
                .integer(cursor.key))
        case (let cursor?, nil):
            let rest = query.order == .oldestFirst ? " OR r.device IS NOT NULL" : ""
            filter.add(
                "((r.device IS NULL AND (r.place, r.key) \(comparison) (?, ?))\(rest))", .integer(cursor.place), .integer(cursor.key))
        }
        let sql = """
            SELECT \(ReadingRow.columns) FROM readings_readings r WHERE \(filter.condition)
            ORDER BY r.device \(direction), r.place \(direction), r.key \(direction) LIMIT ?
            """
        return (sql, filter.arguments + [SQLValue(limit)])
    }

    static func unknownTimeCount(_ query: ReadingQuery, _ connection: Connection) throws -> Int {
        guard !ReadingFilter(query).hasDates else { return 0 }
        let statement = unknownTimeCountStatement(query)
        return try connection.first(statement.sql, statement.arguments) { try $0.int(0) } ?? 0
    }

    static func unknownTimeCountStatement(_ query: ReadingQuery) -> (sql: String, arguments: [SQLValue]) {
        var filter = ReadingFilter(query)
        filter.add("r.measured_at IS NULL")
        return ("SELECT count(*) FROM readings_readings r WHERE \(filter.condition)", filter.arguments)
    }

    static func page(
        _ query: ReadingQuery, after cursor: ReadingPage.Cursor?, limit: Int, _ connection: Connection
    ) throws -> ReadingPage {
        let rows = try ReadingRow(connection)
        let limit = clamped(limit)
        let statement = pageStatement(query, after: cursor, limit: limit + 1)
        let found = try connection.query(statement.sql, statement.arguments) { row in
            (try rows.reading(row), ReadingPage.Cursor(epochSecond: try row.int(7), place: try row.int64(4), key: try row.int64(0)))
        }
        let shown = found.prefix(limit)
        return ReadingPage(readings: shown.map(\.0), next: found.count > limit ? shown.last?.1 : nil)
    }

    /// The statement of a page, which must run along the index by time.
    static func pageStatement(
        _ query: ReadingQuery, after cursor: ReadingPage.Cursor?, limit: Int
    ) -> (sql: String, arguments: [SQLValue]) {
        let (comparison, direction) = query.order == .oldestFirst ? (">", "ASC") : ("<", "DESC")
        var filter = ReadingFilter(query)
        filter.add("r.measured_at IS NOT NULL")
        if let cursor {
            filter.add(
                "(r.measured_at, r.place, r.key) \(comparison) (?, ?, ?)",
                SQLValue(cursor.epochSecond), .integer(cursor.place), .integer(cursor.key))
        }
        let sql = """
            SELECT \(ReadingRow.columns) FROM readings_readings r WHERE \(filter.condition)
            ORDER BY r.measured_at \(direction), r.place \(direction), r.key \(direction) LIMIT ?
            """
        return (sql, filter.arguments + [SQLValue(limit)])
    }

    static func one(_ id: Reading.ID, _ connection: Connection) throws -> Reading? {
        guard let key = try ReadingKey.find(id, connection) else { return nil }
        return try connection.first(
            "SELECT \(ReadingRow.columns) FROM readings_readings r WHERE r.key = ? AND r.deleted_at IS NULL", [.integer(key)],
            ReadingRow(connection).reading)
    }

    static func days(_ query: ReadingQuery, _ connection: Connection) throws -> [DaySummary] {
        var filter = ReadingFilter(query)
        filter.add("r.measured_at IS NOT NULL")
        // SQLite's remainder keeps the sign of its left side; days before 1970 are negative.
        let day = "(r.measured_at - ((r.measured_at % 86400) + 86400) % 86400) / 86400"
        return try connection.query(
            """
            SELECT \(day) AS day, count(*) FROM readings_readings r WHERE \(filter.condition)
            GROUP BY day ORDER BY day \(query.order == .oldestFirst ? "ASC" : "DESC")
            """,
            filter.arguments
        ) { row in
            try CivilDate(dayNumber: row.int(0)).map { DaySummary(date: $0, count: try row.int(1)) }
        }.compactMap { $0 }
    }

    private static func clamped(_ limit: Int) -> Int {
        min(max(0, limit), 1_000_000)
    }

    /// The matching readings of unknown time with their positions, in their order.
    private static func unknown(_ query: ReadingQuery, _ rows: ReadingRow, _ connection: Connection) throws -> [Placed] {
        var filter = ReadingFilter(query)
        filter.add("r.measured_at IS NULL")
        guard !filter.hasDates else { return [] }
        let found = try connection.query(
            "SELECT \(ReadingRow.columns) FROM readings_readings r WHERE \(filter.condition) ORDER BY r.device, r.place, r.key",
            filter.arguments
        ) { (key: try $0.int64(0), device: try $0.isNull(3) ? nil : $0.int64(3), reading: try rows.reading($0)) }
        var positions: [Int64: ReadingPosition] = [:]
        for device in Set(found.compactMap(\.device)).sorted() {
            let placed = try ReadingPosition.unknown(of: device, last: positions.count, connection)
            positions.merge(placed) { first, _ in first }
        }
        return found.enumerated()
            .map { index, item in
                Placed(position: positions[item.key] ?? ReadingPosition(nil, offset: .max - found.count + index), reading: item.reading)
            }
            .sorted { $0.position < $1.position }
    }

    private static func merge(_ known: [Placed], _ unknown: [Placed]) -> [Reading] {
        var merged: [Reading] = []
        merged.reserveCapacity(known.count + unknown.count)
        var rest = unknown[...]
        for item in known {
            while let next = rest.first, next.position < item.position {
                merged.append(next.reading)
                rest.removeFirst()
            }
            merged.append(item.reading)
        }
        return merged + rest.map(\.reading)
    }
}
