import CommonUI
import Domain
import Insights
import Statistics
import ViewCore

/// Figures as every page and report writes them.
struct FigureWords {
    let environment: EnvironmentValues
    let unit: GlucoseUnit

    /// The words of the environment in force.
    init(unit: GlucoseUnit) {
        environment = .current
        self.unit = unit
    }

    var formats: Formats { environment.formats }

    /// A figure with its unit; how many readings are missing where there are too few for it.
    func text(_ figure: Figure) -> String {
        guard let value = figure.value else {
            let missing: TextKey =
                figure.count >= figure.kind.minimumCount ? "figure.notEnoughDays" : .figureTooFew(figure.count, figure.kind.minimumCount)
            return environment.resolve(missing)
        }
        return text(value, of: figure.kind)
    }

    /// How a figure differs from an earlier one, with its sign; a dash where either has no number.
    func difference(_ figure: Figure, from other: Figure) -> String {
        guard let value = figure.value, let before = other.value else { return "–" }
        let sign = value < before ? "−" : "+"
        return value == before ? "0" : sign + text(abs(value - before), of: figure.kind)
    }

    /// A number of mg/dL with the unit.
    func glucose(_ number: Double) -> String {
        GlucoseValue(approximately: number).map { formats.glucoseWithUnit($0, in: unit) } ?? "–"
    }

    /// A share as per cent.
    func percent(_ share: Double) -> String { formats.number(share * 100, fractionDigits: 1) + "\u{A0}%" }

    /// The days of a period.
    func days(_ period: Period) -> String {
        period.dayCount == 1 ? formats.date(period.from) : formats.date(period.from) + " – " + formats.date(period.to)
    }

    private func text(_ value: Double, of kind: FigureKind) -> String {
        switch kind {
        case .count: formats.number(Int(value))
        case .perDay, .lowIndex, .highIndex: formats.number(value, fractionDigits: 1)
        case .mean, .lowest, .highest, .percentile, .standardDeviation: glucose(value)
        case .variation: formats.number(value, fractionDigits: 1) + "\u{A0}%"
        case .estimatedA1c, .managementIndicator: formats.number(value, fractionDigits: 1) + "\u{A0}%"
        case .share: percent(value)
        }
    }
}

extension FigureKind {
    /// The name of the figure.
    var title: TextKey {
        if case .share(let band) = self { return band.title }
        return key("title")
    }

    /// What it is, how it is computed, and who says so.
    var definition: TextKey { key("definition") }

    private func key(_ part: String) -> TextKey {
        let name =
            switch self {
            case .count: "count"
            case .perDay: "perDay"
            case .mean: "mean"
            case .lowest: "lowest"
            case .highest: "highest"
            case .percentile(50): "median"
            case .percentile: "percentile"
            case .standardDeviation: "deviation"
            case .variation: "variation"
            case .estimatedA1c: "estimatedA1c"
            case .managementIndicator: "indicator"
            case .lowIndex: "lowIndex"
            case .highIndex: "highIndex"
            case .share: "share"
            }
        return TextKey(key: "figure.\(name).\(part)", module: "InsightsViews", arguments: [])
    }

    /// The figures of blood tests or of a sensor in the order in which they are read.
    static func shown(of kind: Dataset.Kind) -> [FigureKind] {
        let index: FigureKind = kind == .sensor ? .managementIndicator : .estimatedA1c
        return [
            .count, .perDay, .mean, .percentile(50), .standardDeviation, .variation, index, .lowest, .highest, .lowIndex, .highIndex,
        ]
    }

    /// The figures whose definitions a page tells.
    static func defined(of kind: Dataset.Kind) -> [FigureKind] {
        shown(of: kind) + [.percentile(25), .share(.inTarget)]
    }
}

extension RiskClass {
    /// The class as a word.
    var title: TextKey {
        switch self {
        case .minimal: "risk.minimal"
        case .low: "risk.low"
        case .moderate: "risk.moderate"
        case .high: "risk.high"
        }
    }
}
