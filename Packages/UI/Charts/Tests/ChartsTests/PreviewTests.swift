import CommonUI
import PreviewHost
import Testing
import ViewCore

@testable import ChartsPreviews

/// Every chart is exactly what was recorded.
struct PreviewTests {
    private let catalog = ChartsPreviews.catalog(words: words)

    @Test(arguments: ChartsPreviews.all)
    func everyPreviewIsExactlySo(preview: Preview) throws {
        try catalog.expectSnapshot(of: preview)
    }

    @Test func everySnapshotIsOfAPreview() throws {
        try catalog.expectNoOtherSnapshots()
    }

    /// Every class has a rule, and nothing is styled or scripted in the page, which its security policy would not allow.
    @Test func everyClassHasARule() {
        let css = StyleSheet.css(for: .preview)
        let html = catalog.previews.map { catalog.rendering(of: $0).html }.joined()
        let classes = Set(html.matches(of: /class="([^"]*)"/).flatMap { $0.1.split(separator: " ").map(String.init) })
        let bare = classes.subtracting(["chart-caption"]).filter { !css.contains(".\($0)") }
        #expect(bare == [], "no rule for these")
        #expect(!html.contains(" style=") && !html.contains("<script"))
    }

    @Test func theCatalogueIsComplete() {
        #expect(words.findings == [])
    }
}
