import Common
import CommonUI
import CommonUIMocks
import Domain
import InsightsMocks
import InsightsViews
import PreviewHost
import ViewCore

/// The screens in each of their states.
nonisolated enum InsightsPreviews {
    /// The previews, in the order in which they are listed.
    static let all: [Preview] = pages + tests + laboratory + reports

    /// The previews as the app frames its screens, with their words, in the app's look.
    static func catalog(words: StringCatalog) -> PreviewCatalog {
        let assets = FakeAppAssetsProvider.withProductionAssets(ofTests: "InsightsTests")
        let files = assets.files.mapValues { PreviewLook.File(contentType: $0.contentType, bytes: $0.bytes) }
        let look = PreviewLook(
            styleSheet: StyleSheet.css(for: assets.style), languages: words.languages, files: files
        ) { values, language in
            values.setDependencies(style: assets.style, assets: assets, strings: words, language: language)
        } frame: { screen in
            AnyView(AppShell("Meterbook", sections: []) { screen })
        }
        return PreviewCatalog("Insights", all, look: look)
    }

    private static let pages: [Preview] = [
        Preview("Overview", "loading") { _ in OverviewView(viewModel: MockInsightsPageViewModel(page: .loading)) },
        Preview("Overview", "failed") { _ in OverviewView(viewModel: MockInsightsPageViewModel(page: .failed(.notRead("a reason")))) },
        Preview("Overview", "everything") { _ in OverviewView(viewModel: MockInsightsPageViewModel(page: .loaded(.full()))) },
        Preview("Overview", "sparse") { _ in OverviewView(viewModel: MockInsightsPageViewModel(page: .loaded(.sparse))) },
        Preview("Overview", "of a sensor") { _ in
            OverviewView(
                viewModel: MockInsightsPageViewModel(page: .loaded(.sensor), choice: InsightsChoice.ofSensor, hasSensor: true))
        },
        Preview("Overview", "older readings only") { _ in OverviewView(viewModel: MockInsightsPageViewModel(page: .loaded(.emptyPeriod))) },
        Preview("Overview", "nothing and dates missing") { _ in
            OverviewView(viewModel: MockInsightsPageViewModel(page: .loaded(.empty), isIncomplete: true))
        },
        Preview("Patterns", "everything") { _ in PatternsView(viewModel: MockInsightsPageViewModel(page: .loaded(.full()))) },
        Preview("Patterns", "sparse") { _ in PatternsView(viewModel: MockInsightsPageViewModel(page: .loaded(.sparse))) },
        Preview("Comparison", "everything") { _ in
            ComparisonView(viewModel: MockInsightsPageViewModel(page: .loaded(.full(.millimolesPerLiter))))
        },
        Preview("Day", "everything") { _ in DayView(viewModel: MockInsightsPageViewModel(page: .loaded(.oneDay))) { _ in } },
        Preview("Day", "nothing") { _ in DayView(viewModel: MockInsightsPageViewModel(page: .loaded(.empty))) { _ in } },
    ]

    private static let tests: [Preview] = [
        Preview("Other tests", "everything") { _ in OtherTestsView(viewModel: MockInsightsPageViewModel(page: .loaded(.full()))) },
        Preview("Other tests", "nothing") { _ in OtherTestsView(viewModel: MockInsightsPageViewModel(page: .loaded(.empty))) },
    ]

    private static let laboratory: [Preview] = [
        Preview("Laboratory", "loading") { _ in LabResultsView(viewModel: MockLabResultsViewModel(results: .loading)) },
        Preview("Laboratory", "nothing") { _ in LabResultsView(viewModel: MockLabResultsViewModel(results: .loaded([]))) },
        Preview("Laboratory", "a value and one removed") { _ in
            LabResultsView(
                viewModel: MockLabResultsViewModel(results: .loaded([.fixture]), removed: .fixture, failure: .notStored("a reason")))
        },
        Preview("Laboratory form", "to add") { _ in LabFormView(viewModel: MockLabFormViewModel()) },
        Preview("Laboratory form", "with problems") { _ in
            LabFormView(
                viewModel: MockLabFormViewModel(
                    editing: LabResult.ID(rawValue: "lab-1"), number: "<b>", unit: .millimolesPerMole,
                    problems: [.number, .dateMissing], failure: .notStored("a reason")))
        },
        Preview("Laboratory form", "gone") { _ in LabFormView(viewModel: MockLabFormViewModel(stored: .failed(.noSuchResult))) },
    ]

    private static let reports: [Preview] = [
        report("overview on A4", .full(), ReportChoice(.overview)),
        report("overview on Letter in German", .full(.millimolesPerLiter), ReportChoice(.overview, paper: .letter, language: "de")),
        report("overview without names", .sparse, ReportChoice(.overview, details: [])),
        report("overview of a sensor", .sensor, ReportChoice(.overview, of: InsightsChoice.ofSensor)),
        report("log on A4", .full(), ReportChoice(.log)),
        report("log on Letter", .full(.millimolesPerLiter), ReportChoice(.log, paper: .letter)),
        report("log without readings", .empty, ReportChoice(.log)),
    ]

    private static func report(_ name: String, _ page: @autoclosure @escaping @Sendable () -> InsightsPage, _ choice: ReportChoice)
        -> Preview
    {
        Preview("Report", name) { _ in ReportView(viewModel: MockReportViewModel(page: .loaded(page()), report: choice)) }
    }
}

/// The previews as a program.
@main
struct InsightsPreviewsProgram {
    static func main() async {
        let modules = ["Charts", "CommonUI", "LiveUI", "ViewCore", "InsightsViews"]
        await PreviewProgram.run(InsightsPreviews.catalog(words: try StringCatalog(modules: modules, locator: .ofThisProcess)))
    }
}
