import PreviewHost
import Testing

@testable import OrdersPreviews

/// The screen in each of its states is exactly what was recorded.
@MainActor
struct OrdersPreviewTests {
    private let catalog = OrdersPreviews.catalog(words: words)

    @Test(arguments: OrdersPreviews.all)
    func everyPreviewIsExactlySo(preview: Preview) throws {
        try catalog.expectSnapshot(of: preview)
    }

    @Test func everySnapshotIsOfAPreview() throws {
        try catalog.expectNoOtherSnapshots()
    }
}
