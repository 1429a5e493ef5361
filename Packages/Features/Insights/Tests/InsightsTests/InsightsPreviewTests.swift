import PreviewHost
import Testing

@testable import InsightsPreviews

/// The screen in each of its states is exactly what was recorded.
@MainActor
struct InsightsPreviewTests {
    private let catalog = InsightsPreviews.catalog(words: words)

    @Test(arguments: InsightsPreviews.all)
    func everyPreviewIsExactlySo(preview: Preview) throws {
        try catalog.expectSnapshot(of: preview)
    }

    @Test func everySnapshotIsOfAPreview() throws {
        try catalog.expectNoOtherSnapshots()
    }
}
