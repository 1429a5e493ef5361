import PreviewHost
import Testing

@testable import UsagePreviews

/// The screen in each of its states is exactly what was recorded.
@MainActor
struct UsagePreviewTests {
    private let catalog = UsagePreviews.catalog(words: words)

    @Test(arguments: UsagePreviews.all)
    func everyPreviewIsExactlySo(preview: Preview) throws {
        try catalog.expectSnapshot(of: preview)
    }

    @Test func everySnapshotIsOfAPreview() throws {
        try catalog.expectNoOtherSnapshots()
    }
}
