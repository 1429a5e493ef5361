import Common
import CommonUI
import PreviewHost
import ViewCore

/// Every screen of the setup in each of its states.
nonisolated enum DeviceSetupPreviews {
    /// The previews, in the order in which they are listed.
    static let all: [Preview] = [beginning, questions, failures, checks, syncs].flatMap { $0 }

    /// The previews as the app frames its screens, in the plain look of a module alone, with their words.
    static func catalog(words: StringCatalog) -> PreviewCatalog {
        let look = PreviewLook(styleSheet: StyleSheet.css(for: .preview), languages: words.languages) { values, language in
            values.setDependencies(style: .preview, assets: .preview, strings: words, language: language)
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
