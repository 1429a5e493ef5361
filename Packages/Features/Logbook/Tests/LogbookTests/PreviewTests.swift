import CommonUIMocks
import PreviewHost
import Testing
import ViewCore

@testable import LogbookPreviews

/// Every screen in each of its states is exactly what was recorded.
@MainActor
struct PreviewTests {
    private let catalog = LogbookPreviews.catalog(words: words)

    @Test(arguments: LogbookPreviews.all)
    func everyPreviewIsExactlySo(preview: Preview) throws {
        try catalog.expectSnapshot(of: preview)
    }

    @Test func everySnapshotIsOfAPreview() throws {
        try catalog.expectNoOtherSnapshots()
    }

    /// Names, notes and tags are somebody else's words.
    @Test(arguments: LogbookPreviews.all)
    func noTextIsMoreThanText(preview: Preview) {
        let html = catalog.rendering(of: preview).html
        #expect(!html.contains("<script") && !html.contains("<img"))
    }
}
