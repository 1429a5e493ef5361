import Domain
import ReadingStore

/// History values in the columns `field`, `old` and `new` of `readings_edits`.
extension HistoryEntry.Value {
    /// Reads a value; nil for a field that this version does not know.
    init?(field: String, text: String?) {
        switch field {
        case "measuredAt": self = .measuredAt(text.flatMap { CivilDateTime($0) })
        case "zone": self = .zone(text)
        case "meal": self = .meal(text.flatMap { UInt8($0) }.map { Meal(code: $0) })
        case "result": self = .result(Self.result(text ?? ""))
        case "note": self = .note(text)
        case "exclusion": self = .exclusion(text)
        case "tags": self = .tags(TagTable.tags(text))
        case "isDeleted": self = .isDeleted(text != nil)
        default: return nil
        }
    }

    var field: String {
        switch self {
        case .measuredAt: "measuredAt"
        case .zone: "zone"
        case .meal: "meal"
        case .result: "result"
        case .note: "note"
        case .exclusion: "exclusion"
        case .tags: "tags"
        case .isDeleted: "isDeleted"
        }
    }

    var text: String? {
        switch self {
        case .measuredAt(let time): time?.description
        case .zone(let zone): zone
        case .meal(let meal): meal.map { String($0.code) }
        case .result(let result): Self.text(result)
        case .note(let note): note
        case .exclusion(let reason): reason
        case .tags(let tags): TagTable.text(tags)
        case .isDeleted(let isDeleted): isDeleted ? "1" : nil
        }
    }

    /// The bit that says that a person changed it; none for what only people say.
    var editedField: EditedFields {
        switch self {
        case .measuredAt: .measuredAt
        case .zone: .zone
        case .meal: .meal
        case .result: .result
        case .note, .exclusion, .tags, .isDeleted: []
        }
    }

    /// `glucose 111 0 mg/dL`, with `-` for what there is none of.
    private static func text(_ result: TestResult) -> String {
        let stored = StoredResult(result)
        return [stored.name, stored.mantissa.map(String.init), stored.exponent.map(String.init), stored.unit?.rawValue]
            .map { $0 ?? "-" }.joined(separator: " ")
    }

    private static func result(_ text: String) -> TestResult {
        let parts = text.split(separator: " ").map(String.init)
        guard parts.count == 4 else { return .none(unit: nil) }
        return StoredResult(
            name: parts[0], mantissa: Int(parts[1]), exponent: Int(parts[2]), unit: GlucoseUnit(rawValue: parts[3])
        ).result
    }
}
