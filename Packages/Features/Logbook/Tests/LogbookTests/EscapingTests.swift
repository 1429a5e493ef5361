import Common
import Domain
import LogbookMocks
import LogbookViews
import Testing
import ViewCore

/// A meter's name, its serial number and notes are text that somebody else chose: exact bytes, so that no quote gets out.
@MainActor
struct EscapingTests {
    @Test func aHostileMeterAndNoteAreWrittenAsText() {
        let reading = Reading.fixture("\"><b>", device: .hostile, exclusion: "\"'", note: "</dd>\u{0}<script>&amp;'\"\u{301}")
        let detail = ReadingDetail(entry: .fixture(reading))
        let html = render(ReadingDetailView(viewModel: MockReadingDetailViewModel(detail: .loaded(detail)))).html
        let values = [
            "<p>&quot;&#39;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;</p>",
            "<p>&#39;&quot;\u{301}&gt;&lt;img src=x&gt;</p>",
            "<p>&lt;/dd&gt;\u{FFFD}&lt;script&gt;&amp;amp;&#39;&quot;\u{301}</p>",
        ]
        for value in values {
            #expect(contains(html, "<dd class=\"description-value\">" + value + "</dd>"), "\(value)\n\(html)")
        }
        #expect(contains(html, "<p>Because: &quot;&#39;</p>"))
        #expect(!contains(html, "<script") && !contains(html, "<img"))
    }

    @Test func aHostileIdentifierStaysInItsLink() throws {
        let page = LogbookPage.fixture(
            today: try day("2026-03-01"), days: [.fixture(try day("2026-03-01"), [.fixture("\"><script>/../..?x=1#y")])])
        let html = render(LogbookView(viewModel: MockLogbookViewModel(page: .loaded(page)))).html
        #expect(contains(html, "href=\"/readings/%22%3E%3Cscript%3E%2F..%2F..%3Fx%3D1%23y\""))
        #expect(!contains(html, "<script"))
    }

    /// By bytes: a quote with an accent is one character that is not equal to a quote.
    private func contains(_ html: String, _ part: String) -> Bool {
        let html = Array(html.utf8)
        let part = Array(part.utf8)
        return html.indices.contains { html[$0...].starts(with: part) }
    }
}
