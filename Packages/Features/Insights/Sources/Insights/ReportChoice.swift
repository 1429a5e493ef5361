import Common

/// What a report shows, and on which paper.
public struct ReportChoice: Hashable, Codable, Sendable {
    /// Which report.
    public enum Form: String, Hashable, Codable, Sendable, CaseIterable {
        /// The figures and pictures of the period.
        case overview
        /// Every reading, a day in each row.
        case log
    }

    /// The paper.
    public enum Paper: String, Hashable, Codable, Sendable, CaseIterable {
        /// 210 by 297 mm.
        case a4
        /// 8.5 by 11 inches.
        case letter
    }

    /// What a report tells about the person beyond their readings.
    public enum Detail: String, Hashable, Codable, Sendable, CaseIterable, Comparable {
        /// The name.
        case name
        /// The day of birth.
        case birthDate
        /// The clinic or practice.
        case clinic
        /// What the person wrote beside readings.
        case notes
        /// The meters with their serial numbers.
        case meters
        /// The values of a laboratory.
        case labResults

        /// In the order of the cases' names.
        public static func < (left: Detail, right: Detail) -> Bool { left.rawValue < right.rawValue }
    }

    /// Which report.
    public var form: Form
    /// Of which readings.
    public var choice: InsightsChoice
    /// The paper.
    public var paper: Paper
    /// The language, as its lower-case code; nil for that of the app.
    public var language: String?
    /// What it tells about the person.
    public var details: Set<Detail>

    /// Makes a choice; without arguments it is the overview on A4 in the app's language, with all there is to tell.
    public init(
        _ form: Form = .overview, of choice: InsightsChoice = InsightsChoice(), paper: Paper = .a4, language: String? = nil,
        details: Set<Detail> = Set(Detail.allCases)
    ) {
        self.form = form
        self.choice = choice
        self.paper = paper
        self.language = language
        self.details = details
    }

    /// Reads a choice; what is wrong in it is left out.
    init(_ path: RoutePath, form: Form) {
        let language = path.value("language").flatMap { code in
            (2...12).contains(code.utf8.count) && code.utf8.allSatisfy { (97...122).contains($0) || $0 == UInt8(ascii: "-") } ? code : nil
        }
        let hidden = Set((path.value("hide") ?? "").split(separator: ",").compactMap { Detail(rawValue: String($0)) })
        self.init(
            form, of: InsightsChoice(path), paper: path.value("paper").flatMap(Paper.init) ?? .a4, language: language,
            details: Set(Detail.allCases).subtracting(hidden))
    }

    /// The query of a link.
    var query: [RoutePath.QueryItem] {
        let hidden = Set(Detail.allCases).subtracting(details).sorted().map(\.rawValue).joined(separator: ",")
        let values = [
            ("paper", paper == .a4 ? nil : paper.rawValue), ("language", language), ("hide", hidden.isEmpty ? nil : hidden),
        ]
        return choice.query + values.compactMap { name, value in value.map { .init(name: name, value: $0) } }
    }
}
