import PreviewHost
import Testing

@testable import CartPreviews

/// The screen in each of its states is exactly what was recorded.
@MainActor
struct CartPreviewTests {
    private let catalog = CartPreviews.catalog(words: words)

    @Test(arguments: CartPreviews.all)
    func everyPreviewIsExactlySo(preview: Preview) throws {
        try catalog.expectSnapshot(of: preview)
    }

    @Test func everySnapshotIsOfAPreview() throws {
        try catalog.expectNoOtherSnapshots()
    }
}
