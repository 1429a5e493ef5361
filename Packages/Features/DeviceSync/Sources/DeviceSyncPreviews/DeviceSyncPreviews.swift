import Common
import CommonUI
import PreviewHost
import ViewCore

/// The Devices screen, and what other features' screens show of syncs, in each of their states.
nonisolated enum DeviceSyncPreviews {
    /// The previews, in the order in which they are listed.
    static let all: [Preview] = [devices, syncs, banners].flatMap { $0 }

    /// The previews as the app frames its screens, with their words; in the plain look of a module alone unless another one is given.
    static func catalog(
        words: StringCatalog, style: any AppStyleProvider = .preview, assets: any AppAssetsProvider = .preview
    ) -> PreviewCatalog {
        let look = PreviewLook(styleSheet: StyleSheet.css(for: style), languages: words.languages) { values, language in
            values.setDependencies(style: style, assets: assets, strings: words, language: language)
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
