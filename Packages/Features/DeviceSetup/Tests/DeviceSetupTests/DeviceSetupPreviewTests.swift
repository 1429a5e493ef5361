import PreviewHost
import Testing
import ViewCore

@testable import DeviceSetupPreviews

/// Every screen in each of its states is exactly what was recorded.
@MainActor
struct DeviceSetupPreviewTests {
    private let catalog = DeviceSetupPreviews.catalog(words: words)

    @Test(arguments: DeviceSetupPreviews.all)
    func everyPreviewIsExactlySo(preview: Preview) throws {
        try catalog.expectSnapshot(of: preview)
    }

    @Test func everySnapshotIsOfAPreview() throws {
        try catalog.expectNoOtherSnapshots()
    }

    /// Names and serial numbers are somebody else's words.
    @Test(arguments: DeviceSetupPreviews.all)
    func noTextIsMoreThanText(preview: Preview) {
        let html = catalog.rendering(of: preview).html
        #expect(!html.contains("<script") && !html.contains("<img") && !html.contains("<b>"))
    }
}
