import Common
import Domain
import InsightsMocks
import InsightsViews
import Testing
import ViewCore

/// Screens say what they show, and what people do reaches the view models.
@MainActor @Suite(.timeLimit(.minutes(10)))
struct ScreenTests {
    @Test func tooLittleDataIsSaidInsteadOfANumber() {
        let html = render(OverviewView(viewModel: MockInsightsPageViewModel(page: .loaded(.sparse)))).html
        #expect(html.contains("3 of 30 readings needed"))
        #expect(html.contains("A glucose profile takes 30 readings with a number; there are 3."))
        #expect(!html.contains("NaN"))
    }

    @Test func wordsFromOutsideAreText() {
        let page = InsightsPage.full()
        let pages =
            render(OverviewView(viewModel: MockInsightsPageViewModel(page: .loaded(page)))).html
            + render(ReportView(viewModel: MockReportViewModel(page: .loaded(page), report: ReportChoice(.log)))).html
        #expect(!pages.contains("<b>Guide") && pages.contains("&lt;b&gt;Guide"))
        #expect(!pages.contains("<i>before") && pages.contains("&lt;i&gt;before"))
    }

    @Test func aReportTellsWhatWasChosenAndNoMore() {
        func report(_ details: Set<ReportChoice.Detail>) -> String {
            render(ReportView(viewModel: MockReportViewModel(page: .loaded(.full()), report: ReportChoice(.log, details: details)))).html
        }
        let all = report(Set(ReportChoice.Detail.allCases))
        let secrets = ["Ada Lovelace", "1985", "Dr. Example", "sport", "S-1", "52\u{A0}mmol/mol"]
        for secret in secrets { #expect(all.contains(secret), "\(secret)") }
        let nothing = report([])
        for secret in secrets { #expect(!nothing.contains(secret), "\(secret)") }
    }

    @Test func aReportHasALanguageOfItsOwn() {
        let choice = ReportChoice(.overview, paper: .letter, language: "de")
        let html = render(ReportView(viewModel: MockReportViewModel(page: .loaded(.full()), report: choice))).html
        #expect(html.contains("<article class=\"report paper-letter\" lang=\"de\">") && html.contains("Glukose-Übersicht"))
        #expect(html.contains("What the report shows"), "but what is around it keeps the app's")
    }

    @Test func whatPeopleDoReachesTheViewModels() async throws {
        let page = MockInsightsPageViewModel(page: .failed(.notRead("a reason")))
        let list = MockLabResultsViewModel(results: .loaded([.fixture]), removed: .fixture)
        let form = MockLabFormViewModel(number: "6.9")
        let report = MockReportViewModel(page: .loaded(.sparse))
        var shown: [Reading.ID] = []
        press(OverviewView(viewModel: page))
        press(LabResultsView(viewModel: list))
        press(LabFormView(viewModel: form))
        press(ReportView(viewModel: report))
        press(DayView(viewModel: MockInsightsPageViewModel(page: .loaded(.oneDay))) { shown.append($0) })
        while page.loadCallCount == 0 { await Task.yield() }
        #expect(list.removeCalls == [.fixture] && list.restoreCallCount == 1 && list.removed == nil)
        #expect(form.saveCallCount == 1 && report.showCallCount == 1 && page.showDaysCallCount == 1)
        #expect(shown.count == 6)
        for task in render(LabResultsView(viewModel: list)).tasks + render(LabFormView(viewModel: form)).tasks { await task.run() }
        #expect(list.loadCallCount == 1 && form.loadCallCount == 1)
    }

    @Test func whatIsToldCanBeChosen() throws {
        let report = MockReportViewModel(page: .loaded(.sparse))
        let handlers = render(ReportView(viewModel: report)).handlers
        for id in handlers.ids { handlers.handler(id: id, kind: .change)?.run(EventValue(text: "false")) }
        #expect(report.draft.details == [])
    }

    private func press(_ view: some View) {
        let handlers = render(view).handlers
        for id in handlers.ids { handlers.handler(id: id, kind: .click)?.run() }
    }
}
