import PreviewHost
import Testing

@testable import SensorLogbookPreviews

/// The screen in each of its states is exactly what was recorded.
@MainActor
struct SensorLogbookPreviewTests {
    private let catalog = SensorLogbookPreviews.catalog(words: words)

    @Test(arguments: SensorLogbookPreviews.all)
    func everyPreviewIsExactlySo(preview: Preview) throws {
        try catalog.expectSnapshot(of: preview)
    }

    @Test func everySnapshotIsOfAPreview() throws {
        try catalog.expectNoOtherSnapshots()
    }
}
