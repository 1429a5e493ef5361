package import Common
package import Domain

extension LogbookFilter {
    /// Reads a filter from the query of a link; what it does not know is left out.
    package init(query: [RoutePath.QueryItem]) {
        self.init()
        for item in query {
            switch item.name {
            case "words": words = item.value
            case "tag": if let tag = ReadingTag(item.value) { tags.insert(tag) }
            case "meal": meal = Meal.named.first { $0.name == item.value }
            case "range": if let band = GlucoseBand.allCases.first(where: { $0.name == item.value }) { bands.insert(band) }
            case "source": source = Reading.Source(rawValue: item.value)
            case "counted": isLeftOut = ["yes": false, "no": true][item.value]
            default: break
            }
        }
        self = normalized
    }

    /// The query of the filter's link.
    package var query: [RoutePath.QueryItem] {
        conditions.map { condition in
            switch condition {
            case .words(let words): RoutePath.QueryItem(name: "words", value: words)
            case .tag(let tag): RoutePath.QueryItem(name: "tag", value: tag.name)
            case .meal(let meal): RoutePath.QueryItem(name: "meal", value: meal.name)
            case .band(let band): RoutePath.QueryItem(name: "range", value: band.name)
            case .source(let source): RoutePath.QueryItem(name: "source", value: source.rawValue)
            case .isLeftOut(let isLeftOut): RoutePath.QueryItem(name: "counted", value: isLeftOut ? "no" : "yes")
            }
        }
    }
}

extension Meal {
    /// The marks that a person can choose.
    package static let named: [Meal] = [.fasting, .beforeMeal, .afterMeal, .bedtime, .casual]
}

extension GlucoseBand {
    /// The name in links.
    package var name: String {
        switch self {
        case .veryLow: "very-low"
        case .low: "low"
        case .inTarget: "in-target"
        case .high: "high"
        case .veryHigh: "very-high"
        }
    }
}
