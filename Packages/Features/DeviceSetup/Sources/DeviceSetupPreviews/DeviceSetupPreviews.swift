import Common
import CommonUI
import CommonUIMocks
import PreviewHost
import ViewCore

/// Every screen of the setup in each of its states.
nonisolated enum DeviceSetupPreviews {
    /// The previews, in the order in which they are listed.
    static let all: [Preview] = [beginning, questions, failures, checks, syncs].flatMap { $0 }

    /// The previews as the app frames its screens, with their words, in the app's look.
    static func catalog(words: StringCatalog) -> PreviewCatalog {
        let assets = FakeAppAssetsProvider.withProductionAssets(ofTests: "DeviceSetupTests")
        let files = assets.files.mapValues { PreviewLook.File(contentType: $0.contentType, bytes: $0.bytes) }
        let look = PreviewLook(
            styleSheet: StyleSheet.css(for: assets.style), languages: words.languages, files: files
        ) { values, language in
            values.setDependencies(style: assets.style, assets: assets, strings: words, language: language)
        } frame: { screen in
            AnyView(AppShell("Meterbook", sections: []) { screen })
        }
        return PreviewCatalog("DeviceSetup", all, look: look)
    }
}

/// The previews as a program.
@main
struct DeviceSetupPreviewsProgram {
    static func main() async {
        let modules = ["CommonUI", "DeviceSetupViews", "DeviceSyncViews", "LiveUI", "ViewCore"]
        await PreviewProgram.run(DeviceSetupPreviews.catalog(words: try StringCatalog(modules: modules, locator: .ofThisProcess)))
    }
}
