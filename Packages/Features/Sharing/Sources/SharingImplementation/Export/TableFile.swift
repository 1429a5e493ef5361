import Common
import Domain
import Sharing

/// Readings as rows and columns.
struct TableFile: ExportFile {
    /// How rows are written.
    enum Style: Sendable {
        /// RFC 4180 with a comma, numbers with a point, times with their offset.
        case plain
        /// As a spreadsheet reads it where commas are decimal. Its local time is one that every language's spreadsheet knows.
        case spreadsheet
    }

    /// The columns, in their order. What people wrote comes last, so that it can be left out.
    static let columns = [
        "time", "zone", "value", "unit", "flag", "kind", "meal", "type", "location", "status", "control", "person", "meter", "serial",
        "sequence", "source", "simulated", "edited", "id",
    ]
    /// The columns of what people wrote.
    static let noteColumns = ["left_out_because", "tags", "note"]

    private let style: Style
    private let names: [Person.ID: String]
    private let includesNotes: Bool
    private var moments = ReadingMoments()

    init(_ style: Style, people: [Person], includesNotes: Bool) {
        self.style = style
        self.includesNotes = includesNotes
        names = Dictionary(people.map { ($0.id, $0.name.isEmpty ? $0.id.rawValue : $0.name) }, uniquingKeysWith: { first, _ in first })
    }

    mutating func beginning() -> [UInt8] {
        var writer = writer
        writer.write(Self.columns + (includesNotes ? Self.noteColumns : []))
        return (style == .spreadsheet ? [0xEF, 0xBB, 0xBF] : []) + writer.bytes
    }

    mutating func bytes(of readings: [Reading]) -> [UInt8] {
        var writer = writer
        for reading in readings { writer.write(row(reading)) }
        return writer.bytes
    }

    mutating func ending() -> [UInt8] { [] }

    private var writer: CSVWriter {
        CSVWriter(separator: UInt8(ascii: style == .plain ? "," : ";"))
    }

    private mutating func row(_ reading: Reading) -> [String] {
        let device = reading.device
        var row = [
            time(of: reading), reading.zone ?? "", value(of: reading), reading.result.unit?.rawValue ?? "", flag(of: reading),
            reading.isKetone ? "ketone" : "glucose", reading.meal?.name ?? "", reading.type?.name ?? "", reading.location?.name ?? "",
            reading.status?.names.joined(separator: " ") ?? "", word(reading.isControl),
            SpreadsheetText.guarded(names[reading.person] ?? reading.person.rawValue), SpreadsheetText.guarded(device?.nameOrAddress ?? ""),
            SpreadsheetText.guarded(device?.serialOrAddress ?? ""), reading.sequence.map(String.init) ?? "", reading.source.rawValue,
            word(reading.isSimulated), word(reading.isEdited), reading.id.rawValue,
        ]
        if includesNotes {
            row += [reading.exclusion ?? "", reading.tags.map(\.name).joined(separator: ", "), reading.note ?? ""]
                .map(SpreadsheetText.guarded)
        }
        return row
    }

    private mutating func time(of reading: Reading) -> String {
        switch style {
        case .plain: moments.moment(of: reading)?.text() ?? ""
        case .spreadsheet: reading.measuredAt?.description.replacing("T", with: " ") ?? ""
        }
    }

    private func value(of reading: Reading) -> String {
        let text =
            switch reading.result {
            case .glucose(let value): value.decimalText
            case .ketone(let value): value.decimalText
            case .none, .high, .low, .ketoneHigh, .ketoneLow, .ketoneNone: ""
            }
        return style == .plain ? text : text.replacing(".", with: ",")
    }

    private func flag(of reading: Reading) -> String {
        switch reading.result.flag {
        case .high: "HI"
        case .low: "LO"
        case .implausible: "implausible"
        case nil: ""
        }
    }

    private func word(_ isSo: Bool) -> String { isSo ? "yes" : "no" }
}
