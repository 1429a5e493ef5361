import CommonUI
import Domain
import Insights
import Statistics
import ViewCore

/// The figures of parts of a period: by the time of day, the day of the week, the meal.
struct PartFigures<Key: Hashable & Sendable>: View {
    let caption: TextKey
    let column: TextKey
    let parts: [GlucosePart<Key>]
    let page: InsightsPage
    /// What a part is called, and its name for machines.
    let title: (Key) -> Text
    let name: (Key) -> String

    var body: some View {
        Table(parts, caption: Text(caption)) {
            TableColumn(column) { title($0.key) }
            TableColumn("insights.number", isNumeric: true) { cell(.count, of: $0) }
            TableColumn("insights.mean", isNumeric: true) { cell(.mean, of: $0) }
            TableColumn("insights.median", isNumeric: true) { cell(.percentile(50), of: $0) }
            TableColumn("insights.below", isNumeric: true) { Text(verbatim: words.formats.number(below($0.statistics))) }
            TableColumn("insights.inTarget", isNumeric: true) { cell(.share(.inTarget), of: $0) }
        }
        .className("figures")
    }

    private var words: FigureWords { FigureWords(unit: page.unit) }

    private func cell(_ kind: FigureKind, of part: GlucosePart<Key>) -> FigureText {
        FigureText(figure: part.statistics.figure(kind), scope: page.dataset.scope + "/" + name(part.key), words: words)
    }

    /// Readings below the target.
    private func below(_ statistics: GlucoseStatistics) -> Int {
        statistics.count(in: .veryLow) + statistics.count(in: .low)
    }
}

/// The parts of the day.
struct DayPartFigures: View {
    let page: InsightsPage

    var body: some View {
        PartFigures(caption: "patterns.dayParts", column: "patterns.dayPart", parts: page.dataset.dayParts, page: page) {
            Text($0.title)
        } name: {
            "\($0)"
        }
    }
}

/// The days of the week.
struct WeekdayFigures: View {
    let page: InsightsPage

    var body: some View {
        PartFigures(caption: "patterns.weekdays", column: "patterns.weekday", parts: page.dataset.weekdays, page: page) {
            Text(TextKey("weekday.\($0)"))
        } name: {
            "weekday\($0)"
        }
    }
}

/// The marks of meals.
struct MealFigures: View {
    let page: InsightsPage

    var body: some View {
        PartFigures(caption: "patterns.meals", column: "patterns.meal", parts: page.dataset.meals, page: page) {
            Text($0.title)
        } name: {
            $0.name
        }
    }
}

/// Readings before meals with those after them.
struct PairFigures: View {
    let page: InsightsPage

    var body: some View {
        if page.dataset.mealPairSummaries.isEmpty {
            Text("patterns.noPairs").foregroundStyle(.secondary)
        } else {
            Table(page.dataset.mealPairSummaries, caption: Text("patterns.pairs")) {
                TableColumn("patterns.dayPart") { Text($0.part.title) }
                TableColumn("patterns.pairCount", isNumeric: true) { Text(verbatim: words.formats.number($0.count)) }
                TableColumn("patterns.before", isNumeric: true) { Text(verbatim: words.glucose($0.before)) }
                TableColumn("patterns.after", isNumeric: true) { Text(verbatim: words.glucose($0.after)) }
                TableColumn("patterns.rise", isNumeric: true) { Text(verbatim: rise($0.rise)) }
            }
            .className("figures")
        }
    }

    private var words: FigureWords { FigureWords(unit: page.unit) }

    private func rise(_ number: Double) -> String { (number < 0 ? "−" : "+") + words.glucose(abs(number)) }
}

extension DayPart {
    /// The part with its hours.
    var title: TextKey {
        switch self {
        case .night: "dayPart.night"
        case .morning: "dayPart.morning"
        case .afternoon: "dayPart.afternoon"
        case .evening: "dayPart.evening"
        }
    }
}

extension Meal {
    /// The mark as words.
    var title: TextKey {
        switch self {
        case .beforeMeal: "meal.before"
        case .afterMeal: "meal.after"
        case .fasting: "meal.fasting"
        case .casual: "meal.casual"
        case .bedtime: "meal.bedtime"
        case .reserved: "meal.unknown"
        }
    }
}
