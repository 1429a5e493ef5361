import CommonUI
public import Domain
public import ViewCore

/// The days of a period by weeks, each with its mean, in the colour and with the sign of the range that the mean is in. It is a table, and so its
/// own text.
public struct CalendarHeatMap: Primitive {
    /// One day.
    public struct Day: Hashable, Sendable {
        /// The day.
        public let date: CivilDate
        /// How many readings it has.
        public let count: Int
        /// Their mean in mg/dL; nil where none has a number.
        public let mean: Double?
        /// The range of the mean.
        public let band: GlucoseBand?

        /// Makes a day.
        nonisolated public init(date: CivilDate, count: Int, mean: Double?, band: GlucoseBand?) {
            self.date = date
            self.count = count
            self.mean = mean
            self.band = band
        }
    }

    private let title: Text
    private let days: [Day]
    private let unit: GlucoseUnit

    /// A map of consecutive days.
    public init(title: Text, days: [Day], unit: GlucoseUnit) {
        self.title = title
        self.days = days
        self.unit = unit
    }

    /// Writes the table, a week in each row.
    public func render(into context: RenderContext) {
        context.element("table", class: "chart-calendar") {
            context.element("caption", class: "chart-title") { context.text(title.resolved(in: context.environment)) }
            context.element("thead") {
                context.element("tr") {
                    for weekday in 1...7 {
                        context.element("th", attributes: { context.attribute("scope", fixed: "col") }) {
                            context.text(context.resolve(TextKey("chart.weekday.\(weekday)")))
                        }
                    }
                }
            }
            context.element("tbody") {
                for week in weeks { write(week, into: context) }
            }
        }
    }

    /// Rows of seven, from Monday on; days outside the period are nil.
    private var weeks: [[Day?]] {
        guard let first = days.first else { return [] }
        var cells = [Day?](repeating: nil, count: first.date.weekday - 1) + days.map(Optional.some)
        while cells.count % 7 != 0 { cells.append(nil) }
        return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
    }

    private func write(_ week: [Day?], into context: RenderContext) {
        let words = ChartWords(environment: context.environment, unit: unit)
        context.element("tr") {
            for day in week {
                context.element("td", class: day?.band?.cellClass ?? "chart-cell") {
                    if let day { write(day, words, into: context) }
                }
            }
        }
    }

    private func write(_ day: Day, _ words: ChartWords, into context: RenderContext) {
        context.textElement("span", class: "chart-cell-day", words.formats.number(day.date.day))
        context.textElement("span", class: "chart-cell-value", day.mean.map(words.number) ?? "")
        context.textElement("span", class: "chart-cell-sign", day.band?.shape ?? "")
        let range = day.band.map(\.title) ?? "chart.noReadings"
        context.textElement("span", class: "visually-hidden", context.resolve(range))
    }
}

extension GlucoseBand {
    /// The class of a cell in the range's colour.
    nonisolated fileprivate var cellClass: StaticString {
        switch self {
        case .veryLow: "chart-cell band-very-low"
        case .low: "chart-cell band-low"
        case .inTarget: "chart-cell band-in-target"
        case .high: "chart-cell band-high"
        case .veryHigh: "chart-cell band-very-high"
        }
    }
}
