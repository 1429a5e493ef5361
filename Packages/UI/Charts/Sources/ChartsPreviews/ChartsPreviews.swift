import Charts
import Common
import CommonUI
import Domain
import PreviewHost
import ViewCore

/// Every chart with many readings and with few, in both units.
nonisolated enum ChartsPreviews {
    /// The previews, in the order in which they are listed.
    static let all: [Preview] = GlucoseUnit.allCases.flatMap(day) + GlucoseUnit.allCases.flatMap(spread) + [calendar, emptyCalendar]

    /// The previews in the plain look of a module alone, with their words.
    static func catalog(words: StringCatalog) -> PreviewCatalog {
        let look = PreviewLook(styleSheet: StyleSheet.css(for: .preview), languages: words.languages) { values, language in
            values.setDependencies(style: .preview, assets: .preview, strings: words, language: language)
        } frame: { screen in
            AnyView(VStack { screen }.padding())
        }
        return PreviewCatalog("Charts", all, look: look)
    }

    /// Charts over the hours of a day.
    private static func day(_ unit: GlucoseUnit) -> [Preview] {
        let name = unit.previewName
        return [
            Preview("Day", "dense in \(name)") { _ in
                DayChart(title: Text(verbatim: "One day"), points: SampleGlucose.sensorDay, targets: .standard, unit: unit)
            },
            Preview("Day", "sparse in \(name)") { _ in
                DayChart(title: Text(verbatim: "One day"), points: SampleGlucose.fewPoints, targets: .standard, unit: unit)
            },
            Preview("Overlay", "fourteen days in \(name)") { _ in
                OverlayChart(title: Text(verbatim: "Fourteen days"), days: SampleGlucose.days, targets: .standard, unit: unit)
            },
            Preview("Profile", "of a sensor in \(name)") { _ in
                ProfileChart(
                    title: Text(verbatim: "Glucose profile"), percentiles: [5, 25, 50, 75, 95], hours: SampleGlucose.sensorHours,
                    targets: .standard, unit: unit)
            },
            Preview("Profile", "with gaps in \(name)") { _ in
                ProfileChart(
                    title: Text(verbatim: "Glucose profile"), percentiles: [25, 50, 75], hours: SampleGlucose.hoursWithGaps,
                    targets: .standard, unit: unit)
            },
        ]
    }

    /// Charts of how readings spread.
    private static func spread(_ unit: GlucoseUnit) -> [Preview] {
        let name = unit.previewName
        return [
            Preview("Histogram", "many in \(name)") { _ in
                Histogram(title: Text(verbatim: "Sizes"), bins: SampleGlucose.bins(unit), unit: unit)
            },
            Preview("Histogram", "none in \(name)") { _ in Histogram(title: Text(verbatim: "Sizes"), bins: [], unit: unit) },
            Preview("Trend", "ninety days in \(name)") { _ in
                TrendChart(title: Text(verbatim: "Means"), means: SampleGlucose.means, targets: .pregnancy, unit: unit)
            },
            Preview("Trend", "one day in \(name)") { _ in
                TrendChart(title: Text(verbatim: "Means"), means: Array(SampleGlucose.means.prefix(1)), targets: .standard, unit: unit)
            },
            Preview("Range bar", "all ranges beside \(name)") { _ in
                RangeBar(title: Text(verbatim: "In each range"), summary: Text(verbatim: "Of 200 readings."), parts: SampleGlucose.parts)
            },
        ]
    }

    private static let calendar = Preview("Calendar", "five weeks") { _ in
        CalendarHeatMap(title: Text(verbatim: "March 2026"), days: SampleGlucose.calendar, unit: .milligramsPerDeciliter)
    }

    private static let emptyCalendar = Preview("Calendar", "no days") { _ in
        CalendarHeatMap(title: Text(verbatim: "Nothing"), days: [], unit: .millimolesPerLiter)
    }
}

extension GlucoseUnit {
    nonisolated fileprivate var previewName: String { self == .milligramsPerDeciliter ? "mg" : "mmol" }
}

/// The previews as a program.
@main
struct ChartsPreviewsProgram {
    static func main() async {
        let modules = ["Charts", "CommonUI", "LiveUI", "ViewCore"]
        await PreviewProgram.run(ChartsPreviews.catalog(words: try StringCatalog(modules: modules, locator: .ofThisProcess)))
    }
}
