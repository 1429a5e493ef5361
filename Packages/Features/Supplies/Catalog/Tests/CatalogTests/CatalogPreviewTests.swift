import PreviewHost
import Testing

@testable import CatalogPreviews

/// The screen in each of its states is exactly what was recorded.
@MainActor
struct CatalogPreviewTests {
    private let catalog = CatalogPreviews.catalog(words: words)

    @Test(arguments: CatalogPreviews.all)
    func everyPreviewIsExactlySo(preview: Preview) throws {
        try catalog.expectSnapshot(of: preview)
    }

    @Test func everySnapshotIsOfAPreview() throws {
        try catalog.expectNoOtherSnapshots()
    }
}
