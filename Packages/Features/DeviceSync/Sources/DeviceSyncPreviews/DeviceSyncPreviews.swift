import Common
import CommonUI
import CommonUIMocks
import PreviewHost
import ViewCore

/// The Devices screen, and what other features' screens show of syncs, in each of their states.
nonisolated enum DeviceSyncPreviews {
    /// The previews, in the order in which they are listed.
    static let all: [Preview] = [devices, syncs, banners].flatMap { $0 }

    /// The previews as the app frames its screens, with their words, in the app's look.
    static func catalog(words: StringCatalog) -> PreviewCatalog {
        let assets = FakeAppAssetsProvider.withProductionAssets(ofTests: "DeviceSyncTests")
        let files = assets.files.mapValues { PreviewLook.File(contentType: $0.contentType, bytes: $0.bytes) }
        let look = PreviewLook(
            styleSheet: StyleSheet.css(for: assets.style), languages: words.languages, files: files
        ) { values, language in
            values.setDependencies(style: assets.style, assets: assets, strings: words, language: language)
        } frame: { screen in
            AnyView(AppShell("Meterbook", sections: []) { screen })
        }
        return PreviewCatalog("DeviceSync", all, look: look)
    }
}

/// The previews as a program.
@main
struct DeviceSyncPreviewsProgram {
    static func main() async {
        let modules = ["CommonUI", "DeviceSyncViews", "LiveUI", "ViewCore"]
        await PreviewProgram.run(DeviceSyncPreviews.catalog(words: try StringCatalog(modules: modules, locator: .ofThisProcess)))
    }
}
