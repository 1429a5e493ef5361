import TestSupport
import Testing
import ViewCore

@testable import PreviewHost

struct PreviewTests {
    @Test(arguments: [
        ("Logbook", "empty", "logbook-empty"), ("Reading form", "2 errors", "reading-form-2-errors"), ("A/B", "<b>\u{301}é", "a-b-b"),
    ])
    func aNameIsFitForLinksAndFiles(screen: String, state: String, id: String) {
        #expect(Preview(screen, state) { _ in EmptyView() }.id == id)
    }

    @Test func namesThatTwoHaveAreFound() {
        let previews = ["a b", "a-b", "c"].map { Preview("S", $0) { _ in EmptyView() } }
        #expect(PreviewCatalog("P", previews, look: .fixture).duplicateNames == ["s-a-b"])
        #expect(PreviewCatalog.fixture.duplicateNames == [])
    }

    @Test func aRenderingIsTheScreenAloneInALanguage() throws {
        let language = PreviewLook(styleSheet: "", languages: ["en"]) { values, language in
            values.language = language
        } frame: { _ in
            AnyView(Text(verbatim: "around"))
        }
        let catalog = PreviewCatalog("P", [Preview("S", "s") { _ in LanguageView() }], look: language)
        #expect(catalog.rendering(of: catalog.previews[0], language: "de").html == "<p>de</p>")
    }

    /// A preview in a test must be whole: what its screen asks of a mock must be prepared.
    @Test func aRenderingInATestFailsWhereAMockWasNotPrepared() {
        let preview = Preview("S", "s") { calls in RecordingView(calls: calls) }
        withKnownIssue { _ = PreviewCatalog("P", [preview], look: .fixture).rendering(of: preview) }
    }
}

private struct LanguageView: View {
    @Environment(\.language) private var language

    var body: some View {
        Text(verbatim: language)
    }
}

private struct RecordingView: View {
    let calls: UnconfiguredCalls

    var body: some View {
        Text(verbatim: words)
    }

    private var words: String {
        calls.record("Mock.words")
        return ""
    }
}
