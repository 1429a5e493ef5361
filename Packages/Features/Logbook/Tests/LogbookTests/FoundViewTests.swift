import Common
import Domain
import LogbookMocks
import Testing
import ViewCore

@testable import LogbookViews

@MainActor
struct FoundViewTests {
    @Test func whatIsFoundStandsBelowWhatIsLookedFor() throws {
        let filter = LogbookFilter(words: "run", tags: try tags("<b>"), bands: [.low], isLeftOut: true)
        let page = FoundPage.fixture(
            today: try day("2026-03-01"), try day("2026-02-28"),
            [.fixture("r1", at: "2026-02-28T08:05:00", .milligrams(60), exclusion: "x", note: "Ran\nfar", tags: ["<b>"])],
            count: 1234, untimed: [.fixture("r2", at: nil)], next: .untimed(UntimedPlace(device: 1, place: 2, key: 3)), isFirst: false)
        let viewModel = MockFoundViewModel(filter: filter, found: .loaded(page))
        expectOutline(
            """
            a href=/: Logbook
            h1: Readings found
            button type=submit: Select several
            form
              button type=submit aria-hidden=true
              label: Search notes and tags
              input type=text value=run
              button type=submit: Search
              details
                summary: More filters
                fieldset
                  legend: Range
            """, prefixOnly: true
        ) { FoundView(viewModel: viewModel) }
        expectOutline(
            """
            a href=/find?range=low&amp;tag=%3Cb%3E&amp;counted=no aria-label=Remove filter: “run”: “run” | [×]
            a href=/find?words=run&amp;tag=%3Cb%3E&amp;counted=no aria-label=Remove filter: Low: Low | [×]
            a href=/find?words=run&amp;range=low&amp;counted=no aria-label=Remove filter: Tag: &lt;b&gt;: Tag: &lt;b&gt; | [×]
            a href=/find?words=run&amp;range=low&amp;tag=%3Cb%3E aria-label=Remove filter: Left out: Left out | [×]
            a href=/: Clear filters
            """
        ) { FilterChips(filter: filter) }
        expectOutline(
            """
            section
              h2: Yesterday | Sat, Feb 28
              ul
                li
                  a href=/readings/r1: 08:05 | 60 | mg/dL | [▼] | Low | Left out | &lt;b&gt; | Ran far
            section
              h2: Time unknown
              ul
                li
                  a href=/readings/r2: Time not set | 111 | mg/dL | [●] | In target
            """
        ) { FoundDays(page: page, selecting: MockSelectionViewModel()) }
        expectOutline(
            """
            a href=/find?words=run&amp;range=low&amp;tag=%3Cb%3E&amp;counted=no&amp;after=u1.2.3: Show the next ones
            a href=/find?words=run&amp;range=low&amp;tag=%3Cb%3E&amp;counted=no: Back to the first ones
            """
        ) { FoundEnd(page: page, filter: filter) }
        #expect(render(FoundView(viewModel: viewModel)).html.contains("1,234 readings found"))
        #expect(render(FoundView(viewModel: viewModel), language: "de").html.contains("1.234 Messwerte gefunden"))
    }

    @Test func theLastConditionTakenAwayLeadsToTheWholeLogbook() throws {
        for filter in [LogbookFilter(meal: .fasting), LogbookFilter(source: .manual), LogbookFilter(isLeftOut: false)] {
            #expect(render(FilterChips(filter: filter)).html.contains("href=\"/\""))
        }
        expectOutline("") { FilterChips(filter: LogbookFilter()) }
    }

    @Test func whereNothingIsFoundItSaysWhatToDo() throws {
        let page = FoundPage.fixture(today: try day("2026-03-01"), try day("2026-03-01"), [])
        let html = render(FoundView(viewModel: MockFoundViewModel(filter: LogbookFilter(words: "x"), found: .loaded(page)))).html
        #expect(html.contains("No readings found") && html.contains("Clear filters") && html.contains("beginning of a word"))
        #expect(!html.contains("Select several"))
    }

    @Test func whileLoadingAndAfterAFailureItSaysSo() {
        let filter = LogbookFilter(words: "x")
        #expect(render(FoundView(viewModel: MockFoundViewModel(filter: filter, found: .loading))).html.contains("Reading your logbook"))
        let failed = MockFoundViewModel(filter: filter, found: .failed(.notRead("x")))
        #expect(render(FoundView(viewModel: failed)).html.contains("The readings could not be read"))
    }

    @Test func theFormWritesWhatIsLookedForAndIsSentByEnter() throws {
        let viewModel = MockFilterFormViewModel(
            draft: LogbookFilter(tags: try tags("rare")), isExpanded: true, knownTags: Array(try tags("sport")))
        let rendering = render(FilterBar(viewModel: viewModel))
        let html = rendering.html
        #expect(html.contains("sport") && html.contains("rare") && html.contains(" open"))
        let form = try #require(rendering.handlers.ids.first { rendering.handlers.handler(id: $0, kind: .submit) != nil })
        let fields = try names(of: html)
        rendering.handlers.handler(id: form, kind: .submit)?.run(
            EventValue(fields: [
                fields[0]: ["run"], fields[1]: ["off", "on"], fields[6]: ["off", "on"], fields[7]: ["off"],
                fields[8]: ["OptionalZ28DomainZ2EMealZ2EfastingZ29"],
                fields[9]: ["OptionalZ28DomainZ2EReadingZ2ESourceZ2EmanualZ29"], fields[10]: ["OptionalZ28trueZ29"],
            ]))
        #expect(viewModel.applyCallCount == 1)
        #expect(
            viewModel.draft
                == LogbookFilter(
                    words: "run", tags: try tags("sport"), meal: .fasting, bands: [.veryLow], source: .manual, isLeftOut: true))
    }

    /// The names of the form's fields, each once, in order.
    private func names(of html: String) throws -> [String] {
        var names: [String] = []
        for match in html.matches(of: /\ name="([^"]+)"/) where !names.contains(String(match.1)) { names.append(String(match.1)) }
        try #require(names.count == 11, "\(names)")
        return names
    }
}
