import Common
import CommonUI
import PreviewHost
import ViewCore

/// The Devices screen, and what other features' screens show of syncs, in each of their states.
nonisolated enum DeviceSyncPreviews {
    /// The previews, in the order in which they are listed.
    static let all: [Preview] = [devices, syncs, banners].flatMap { $0 }

    /// The previews as the app frames its screens, in the plain look of a module alone, with their words.
    static func catalog(words: StringCatalog) -> PreviewCatalog {
        let look = PreviewLook(styleSheet: StyleSheet.css(for: .preview), languages: words.languages) { values, language in
            values.setDependencies(style: .preview, assets: .preview, strings: words, language: language)
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
