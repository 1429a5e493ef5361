import PreviewHost
import Testing

@testable import ProfilePreviews

/// The screen in each of its states is exactly what was recorded.
@MainActor
struct ProfilePreviewTests {
    private let catalog = ProfilePreviews.catalog(words: words)

    @Test(arguments: ProfilePreviews.all)
    func everyPreviewIsExactlySo(preview: Preview) throws {
        try catalog.expectSnapshot(of: preview)
    }

    @Test func everySnapshotIsOfAPreview() throws {
        try catalog.expectNoOtherSnapshots()
    }
}
