import Testing
import ViewCore

@testable import PreviewHost

struct PreviewSessionTests {
    @Test func theListHasEveryPreviewUnderItsScreen() {
        let html = PreviewSession.fixture(at: "/").render().html
        for entry in ["/counter-empty", "/counter-calls-a-mock", "/link-to-the-app"] {
            #expect(html.contains("href=\"\(entry)\""), "\(html)")
        }
        #expect(html.ranges(of: "class=\"preview-screen\"").count == 2)
        #expect(html.contains("src=\"/show/counter-empty\""), "the first one is shown")
    }

    @Test func aLinkChoosesAPreviewAndHowItIsLookedAt() {
        let rendering = PreviewSession.fixture(at: "/link-to-the-app?scheme=dark&language=de&width=320&text=200").render()
        #expect(rendering.title == "Link: to the app")
        #expect(
            rendering.html.contains("src=\"/show/link-to-the-app?scheme=dark&amp;language=de&amp;width=320&amp;text=200\""),
            "\(rendering.html)")
        #expect(rendering.html.contains("width=\"320\""))
        #expect(rendering.html.contains("href=\"/counter-empty?scheme=dark&amp;language=de&amp;width=320&amp;text=200\""))
        #expect(rendering.duplicateIDs == [])
    }

    @Test(arguments: [("Dark", "scheme=dark"), ("de", "language=de"), ("768", "width=768"), ("130 %", "text=130")])
    func aSwitchIsInTheLink(label: String, query: String) throws {
        let session = PreviewSession.fixture(at: "/counter-empty")
        let rendering = session.render()
        let selects = rendering.html.matches(of: /<select[^>]* id="([^"]+)"[^>]*>(.*?)<\/select>/)
        let select = try #require(selects.first { $0.2.contains(">\(label)<") }, "\(rendering.html)")
        let option = try #require(String(select.2).firstMatch(of: try Regex("value=\"([^\"]*)\"[^>]*>\(label)<")))
        let value = String(try #require(option.output[1].substring))
        try #require(rendering.handlers.handler(id: String(select.1), kind: .change)).run(EventValue(text: value))
        #expect(session.url == "/counter-empty?\(query)")
    }

    @Test func aloneAPreviewHasWhatTheAppHasAroundIt() {
        let session = PreviewSession.fixture(at: "/show/counter-empty?scheme=dark&language=de&text=130")
        let html = session.render().html
        #expect(html.hasPrefix("<div class=\"preview-alone\" data-text-size=\"130\"><main class=\"app\"><p>Count 0</p>"), "\(html)")
        #expect(!html.contains("preview-remarks"))
        let environment = session.environment(EnvironmentValues())
        #expect(environment.language == "de")
        #expect(environment.preferredColorScheme == .dark)
    }

    @Test func aLanguageThatThereIsNotIsTheFirst() {
        #expect(PreviewSession.fixture(at: "/show/counter-empty?language=xx").environment(EnvironmentValues()).language == "en")
    }

    /// Whoever presses a button wants to see what came of it.
    @Test func whatWasDoneToAPreviewStaysUntilItIsOpenedAnew() throws {
        let session = PreviewSession.fixture(at: "/show/counter-empty")
        try session.press("More")
        session.open(url: "/show/counter-empty?scheme=dark")
        #expect(session.render().html.contains("Count 1"))
        #expect(PreviewSession.fixture(at: "/show/counter-empty").render().html.contains("Count 0"))
    }

    @Test func callsThatNobodyPreparedAreShownOnce() throws {
        let session = PreviewSession.fixture(at: "/show/counter-calls-a-mock")
        withKnownIssue {
            try session.press("Ask")
            try session.press("Ask")
            try session.press("Ask on")
        }
        let html = session.render().html
        #expect(html.ranges(of: "Not prepared: MockStore.readings").count == 1, "\(html)")
        #expect(html.contains("Not prepared: MockStore.people"))
    }

    /// The frame would else show the list within itself.
    @Test func aLinkOfThePreviewIsToldInsteadOfFollowed() {
        let session = PreviewSession.fixture(at: "/show/link-to-the-app")
        session.open(url: "/readings/1?from=list")
        #expect(session.url == "/show/link-to-the-app")
        #expect(session.render().html.contains("In the app this leads to /readings/1?from=list"))
    }

    @Test func aPreviewThatIsGoneIsSaidToBe() {
        #expect(PreviewSession.fixture(at: "/gone").render().html.contains("There is no such preview any more"))
        #expect(PreviewSession.fixture(at: "/show/gone").render().html.contains("There is no preview gone."))
        #expect(PreviewSession.fixture(at: "/a/b/c").render().html.contains("src=\"/show/counter-empty\""))
    }
}
