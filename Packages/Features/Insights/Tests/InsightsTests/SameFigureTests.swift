import Common
import Domain
import InsightsMocks
import InsightsViews
import Statistics
import Testing
import ViewCore

/// The same figure never differs between two places (nightscout-reporter#33, cgm-remote-monitor#7659).
@MainActor
struct SameFigureTests {
    private struct Shown: Hashable {
        let value: String
        let text: String
    }

    private func figures(_ view: some View) -> [(key: String, shown: Shown)] {
        let data = /<data class="[^"]*" value="([^"]*)" data-figure="([^"]*)">([^<]*)<\/data>/
        return render(view).html.matches(of: data).map { (String($0.2), Shown(value: String($0.1), text: String($0.3))) }
    }

    @Test(arguments: ["full", "sparse", "sensor", "mmol"])
    func everyPageAndReportShowsTheSameNumber(name: String) {
        let page: InsightsPage =
            switch name {
            case "sparse": .sparse
            case "sensor": .sensor
            case "mmol": .full(.millimolesPerLiter)
            default: .full()
            }
        let model = MockInsightsPageViewModel(page: .loaded(page), choice: InsightsChoice(kind: page.dataset.kind), hasSensor: true)
        let shown =
            figures(OverviewView(viewModel: model)) + figures(PatternsView(viewModel: model)) + figures(ComparisonView(viewModel: model))
            + figures(DayView(viewModel: model) { _ in })
            + ReportChoice.Form.allCases.flatMap { form in
                figures(ReportView(viewModel: MockReportViewModel(page: .loaded(page), report: ReportChoice(form, paper: .letter))))
            }
        let byKey = Dictionary(grouping: shown, by: \.key).mapValues { Set($0.map(\.shown)) }
        for (key, values) in byKey { #expect(values.count == 1, "\(key) is \(values)") }
        #expect(byKey.count > 60, "the pages show many figures, and each is marked")
        #expect(shown.count > 2 * byKey.count, "and most of them in several places")
    }

    @Test func theLogsMeanOfADayIsThatOfItsReadings() throws {
        let page = InsightsPage.full()
        let html = render(ReportView(viewModel: MockReportViewModel(page: .loaded(page), report: ReportChoice(.log)))).html
        for part in page.dataset.days {
            let readings = page.glucose.filter { $0.measuredAt?.date == part.key && $0.countsInStatistics }
            let numbers = readings.compactMap { $0.result.glucose?.approximateMilligramsPerDeciliter }
            let mean = try #require(numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count))
            #expect(abs(mean - (part.statistics.mean ?? 0)) < 1e-9)
            #expect(html.contains(">\(Int(mean.rounded()))</span></td></tr>"), "\(part.key)")
        }
    }
}
