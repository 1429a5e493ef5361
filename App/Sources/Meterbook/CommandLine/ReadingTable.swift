import Common

/// Readings as lines of text, for people and for spreadsheets.
enum ReadingTable {
    /// Comma-separated values, one column for each key of the JSON document.
    static func csv(_ rows: [ReadingRow]) -> [UInt8] {
        var writer = CSVWriter()
        writer.write(ReadingRow.CodingKeys.allCases.map(\.rawValue))
        for row in rows { writer.write(fields(row)) }
        return writer.bytes
    }

    /// One line for each reading: time, value, unit, what else is to be known; values and units stand below each other.
    static func text(_ rows: [ReadingRow], unreadableCount: Int, isFiltered: Bool = false) -> [UInt8] {
        var table = TextTable([.leading, .trailing, .leading, .leading])
        for row in rows {
            table.add([row.measuredAt ?? "time not known", shownValue(row), row.unit ?? "", marks(row).joined(separator: "  ")])
        }
        var lines = table.lines
        if rows.isEmpty { lines.append(isFiltered ? "There are no such readings." : "There are no readings yet.") }
        if unreadableCount == 1 { lines.append("1 record could not be read; “--format json” lists its bytes.") }
        if unreadableCount > 1 { lines.append("\(unreadableCount) records could not be read; “--format json” lists their bytes.") }
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    private static func shownValue(_ row: ReadingRow) -> String {
        if row.flag == "high" { return "HI" }
        if row.flag == "low" { return "LO" }
        if row.kind == "ketone" { return row.value.map { "\($0)" } ?? "-" }
        if row.unit == "mmol/L" { return row.millimolesPerLiter ?? "-" }
        return row.milligramsPerDeciliter.map { "\($0)" } ?? "-"
    }

    private static func marks(_ row: ReadingRow) -> [String] {
        [
            row.kind == "ketone" ? "ketone" : nil, row.isControl ? "control" : nil, row.flag == "implausible" ? "implausible" : nil,
            row.meal,
            row.simulated ? "simulated" : nil,
        ].compactMap { $0 }
    }

    private static func fields(_ row: ReadingRow) -> [String] {
        [
            row.id, row.person, row.deviceSerial ?? "", row.sequence.map { "\($0)" } ?? "", row.kind, row.measuredAt ?? "", row.zone ?? "",
            row.utcOffsetMinutes.map { "\($0)" } ?? "", row.value.map { "\($0)" } ?? "", row.unit ?? "",
            row.milligramsPerDeciliter.map { "\($0)" } ?? "", row.millimolesPerLiter ?? "", row.flag ?? "", row.type ?? "",
            row.location ?? "", row.meal ?? "", "\(row.isControl)", row.status.joined(separator: " "), row.source, "\(row.simulated)",
            "\(row.edited)", row.note ?? "",
        ]
    }
}
