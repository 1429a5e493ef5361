import CommonUI
import CommonUIMocks
import PreviewHost
import Testing
import ViewCore

@testable import CommonUIPreviews

/// Every preview of the gallery is exactly what was recorded.
struct PreviewTests {
    private let catalog = CommonUIPreviews.catalog(words: .ofSources())

    @Test(arguments: CommonUIPreviews.all)
    func everyPreviewIsExactlySo(preview: Preview) throws {
        try catalog.expectSnapshot(of: preview)
    }

    @Test func everySnapshotIsOfAPreview() throws {
        try catalog.expectNoOtherSnapshots()
    }

    /// Every class that the gallery uses has a rule, but for those that only mark something for scripts, tests and other rules.
    @Test func everyClassHasARule() {
        let css = StyleSheet.css(for: .preview)
        let html = catalog.previews.map { catalog.rendering(of: $0).html }.joined()
        let classes = Set(html.matches(of: /class="([^"]*)"/).flatMap { $0.1.split(separator: " ").map(String.init) })
        let markers: Set = [
            "banner-info", "button-bordered", "choices", "description-value", "error-summary-list", "link", "row-actions", "steps",
            "tag-neutral", "tasks",
        ]
        let bare = classes.subtracting(markers).filter { !css.contains(".\($0)") }
        #expect(bare == [], "no rule for these")
    }

    @Test func noTextIsMoreThanText() {
        for preview in catalog.previews {
            let html = catalog.rendering(of: preview).html
            #expect(!html.contains("<script") && !html.contains("javascript:"), "\(preview.id)")
        }
    }
}
