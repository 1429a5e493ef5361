import CommonUI
import CommonUIMocks
import PreviewHost
import Testing
import ViewCore

@testable import DeviceSyncPreviews

/// Every screen in each of its states is exactly what was recorded.
@MainActor
struct PreviewTests {
    private let catalog = DeviceSyncPreviews.catalog(words: .ofViews)

    @Test(arguments: DeviceSyncPreviews.all)
    func everyPreviewIsExactlySo(preview: Preview) throws {
        try catalog.expectSnapshot(of: preview)
    }

    @Test func everySnapshotIsOfAPreview() throws {
        try catalog.expectNoOtherSnapshots()
    }

    @Test(arguments: DeviceSyncPreviews.devices + DeviceSyncPreviews.syncs)
    func aPageHasItsTitleAndOneMainButtonAtMost(preview: Preview) {
        let rendering = catalog.rendering(of: preview)
        #expect(rendering.title == "Devices")
        #expect(rendering.html.ranges(of: "button-prominent").count <= 1)
    }

    /// A meter chooses its name: it must never be more than text, nor turn the text around it, in a page of somebody's health.
    @Test(arguments: DeviceSyncPreviews.all)
    func noNameIsMoreThanText(preview: Preview) {
        let html = catalog.rendering(of: preview).html
        #expect(!html.contains("<script") && !html.contains("<img") && !html.unicodeScalars.contains("\u{202E}"))
    }
}
