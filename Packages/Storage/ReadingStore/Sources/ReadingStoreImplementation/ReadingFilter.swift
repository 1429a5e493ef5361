import Domain
import Persistence
import ReadingStore

/// The conditions of a query on `readings_readings`, named `r`, and their values.
struct ReadingFilter {
    private static let isControl =
        "(ifnull(r.type, 0) = \(SampleType.controlSolution.code) OR ifnull(r.location, 0) = \(SampleLocation.controlSolution.code))"
    private static let isOfSensor = "(ifnull(r.type, 0) = \(SampleType.interstitialFluid.code))"
    private static let isKetone = "(r.is_ketone = 1 OR r.result IN ('ketone', 'ketoneHigh', 'ketoneLow', 'ketoneNone'))"

    private(set) var conditions = ["r.deleted_at IS NULL"]
    private(set) var arguments: [SQLValue] = []
    /// Whether the query has dates, so that readings of unknown time cannot match.
    let hasDates: Bool

    init(_ query: ReadingQuery) {
        hasDates = query.from != nil || query.to != nil
        if let person = query.person {
            add("r.person = \(PersonTable.keyExpression(of: person))", .text(person.rawValue))
        }
        if let device = query.device {
            add("r.device = (SELECT key FROM readings_devices WHERE id = ?)", .text(device.rawValue))
        }
        if let from = query.from { add("r.measured_at >= ?", SQLValue(from.dayNumber * 86_400)) }
        if let to = query.to { add("r.measured_at < ?", SQLValue((to.dayNumber + 1) * 86_400)) }
        switch query.simulated {
        case .included: break
        case .excluded: add("r.is_simulated = 0")
        case .only: add("r.is_simulated = 1")
        }
        switch query.sensors {
        case .included: break
        case .excluded: add("NOT \(Self.isOfSensor)")
        case .only: add(Self.isOfSensor)
        }
        addMarks(of: query)
        if let bands = query.bands { add(BandCondition(bands).sql) }
        if query.kinds.count < ReadingQuery.Kind.allCases.count { add(Self.condition(for: query.kinds)) }
    }

    /// What people said about them, and where they came from.
    private mutating func addMarks(of query: ReadingQuery) {
        if query.sources.count < Reading.Source.allCases.count {
            add("r.source IN (\(query.sources.map { "'\($0.rawValue)'" }.sorted().joined(separator: ", ")))")
        }
        if let meals = query.meals {
            add("r.meal IN (\(meals.map { String($0.code) }.sorted().joined(separator: ", ")))")
        }
        for tag in query.tags.sorted() {
            add("EXISTS (SELECT 1 FROM readings_tags WHERE reading = r.key AND tag = ?)", .text(tag.name))
        }
        if let isExcluded = query.isExcluded { add(isExcluded ? "r.exclusion IS NOT NULL" : "r.exclusion IS NULL") }
        if let words = query.words {
            add("r.key IN (SELECT rowid FROM readings_words WHERE readings_words MATCH ?)", .text(WordIndex.pattern(of: words)))
        }
    }

    var condition: String { conditions.joined(separator: " AND ") }

    mutating func add(_ condition: String, _ values: SQLValue...) {
        conditions.append(condition)
        arguments += values
    }

    private static func condition(for kinds: Set<ReadingQuery.Kind>) -> String {
        let conditions = kinds.map { kind in
            switch kind {
            case .control: isControl
            case .ketone: "(NOT \(isControl) AND \(isKetone))"
            case .glucose: "(NOT \(isControl) AND NOT \(isKetone))"
            }
        }
        return conditions.isEmpty ? "0" : "(\(conditions.sorted().joined(separator: " OR ")))"
    }
}
