import PreviewHost
import Testing

@testable import SharingPreviews

/// The screen in each of its states is exactly what was recorded.
@MainActor
struct SharingPreviewTests {
    private let catalog = SharingPreviews.catalog(words: words)

    @Test(arguments: SharingPreviews.all)
    func everyPreviewIsExactlySo(preview: Preview) throws {
        try catalog.expectSnapshot(of: preview)
    }

    @Test func everySnapshotIsOfAPreview() throws {
        try catalog.expectNoOtherSnapshots()
    }
}
