import PreviewHost
import Testing

@testable import SettingsPreviews

/// The screen in each of its states is exactly what was recorded.
@MainActor
struct SettingsPreviewTests {
    private let catalog = SettingsPreviews.catalog(words: words)

    @Test(arguments: SettingsPreviews.all)
    func everyPreviewIsExactlySo(preview: Preview) throws {
        try catalog.expectSnapshot(of: preview)
    }

    @Test func everySnapshotIsOfAPreview() throws {
        try catalog.expectNoOtherSnapshots()
    }
}
