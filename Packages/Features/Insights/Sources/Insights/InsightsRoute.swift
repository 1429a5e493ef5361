public import Common
public import Domain
public import Statistics

/// The places of the Insights section.
public enum InsightsRoute: Route {
    /// The figures and charts of a period.
    case overview(InsightsChoice)
    /// The figures by part of the day, weekday and meal.
    case patterns(InsightsChoice)
    /// Two periods beside each other; the one before where no other is chosen.
    case comparison(InsightsChoice, with: Period?)
    /// One day.
    case day(CivilDate, Dataset.Kind)
    /// Ketones and tests of control solution.
    case otherTests(InsightsChoice)
    /// Values of a laboratory.
    case labResults
    /// Where one is entered.
    case addLabResult
    /// Where one is changed.
    case editLabResult(LabResult.ID)
    /// A report to print.
    case report(ReportChoice)

    /// Reads a route; nil where the path names none.
    public init?(path: RoutePath) {
        let (parts, choice) = (path.components, InsightsChoice(path))
        switch (parts.first, parts.count) {
        case (nil, _): self = .overview(choice)
        case ("patterns", 1): self = .patterns(choice)
        case ("comparison", 1):
            let days = ["with-from", "with-to"].compactMap { path.value($0).flatMap { CivilDate($0) } }
            self = .comparison(choice, with: days.count == 2 ? Period(from: days[0], to: days[1]) : nil)
        case ("days", 2):
            guard let day = CivilDate(parts[1]) else { return nil }
            self = .day(day, choice.kind)
        case ("other-tests", 1): self = .otherTests(choice)
        case ("laboratory", 1): self = .labResults
        case ("laboratory", 2) where parts[1] == "add": self = .addLabResult
        case ("laboratory", 3) where parts[2] == "edit": self = .editLabResult(LabResult.ID(rawValue: parts[1]))
        case ("report", 2):
            guard let form = ReportChoice.Form(rawValue: parts[1]) else { return nil }
            self = .report(ReportChoice(path, form: form))
        default: return nil
        }
    }

    /// The path below the section's prefix.
    public var path: RoutePath {
        switch self {
        case .overview(let choice): RoutePath([], query: choice.query)
        case .patterns(let choice): RoutePath(["patterns"], query: choice.query)
        case .comparison(let choice, let other):
            RoutePath(
                ["comparison"],
                query: choice.query
                    + (other.map {
                        [.init(name: "with-from", value: $0.from.description), .init(name: "with-to", value: $0.to.description)]
                    } ?? []))
        case .day(let day, let kind): RoutePath(["days", day.description], query: InsightsChoice(kind: kind).query)
        case .otherTests(let choice): RoutePath(["other-tests"], query: choice.query)
        case .labResults: RoutePath(["laboratory"])
        case .addLabResult: RoutePath(["laboratory", "add"])
        case .editLabResult(let id): RoutePath(["laboratory", id.rawValue, "edit"])
        case .report(let report): RoutePath(["report", report.form.rawValue], query: report.query)
        }
    }

    /// The screen and all beneath it.
    public var stack: [InsightsRoute] {
        switch self {
        case .overview: [self]
        case .patterns(let choice), .comparison(let choice, _), .otherTests(let choice): [.overview(choice), self]
        case .day(_, let kind): [.overview(InsightsChoice(kind: kind)), self]
        case .labResults: [.overview(InsightsChoice()), self]
        case .addLabResult, .editLabResult: [.overview(InsightsChoice()), .labResults, self]
        case .report(let report): [.overview(report.choice), self]
        }
    }
}
