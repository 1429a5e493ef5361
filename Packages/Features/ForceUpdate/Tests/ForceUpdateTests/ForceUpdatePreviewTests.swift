import PreviewHost
import Testing

@testable import ForceUpdatePreviews

/// The screen in each of its states is exactly what was recorded.
@MainActor
struct ForceUpdatePreviewTests {
    private let catalog = ForceUpdatePreviews.catalog(words: words)

    @Test(arguments: ForceUpdatePreviews.all)
    func everyPreviewIsExactlySo(preview: Preview) throws {
        try catalog.expectSnapshot(of: preview)
    }

    @Test func everySnapshotIsOfAPreview() throws {
        try catalog.expectNoOtherSnapshots()
    }
}
