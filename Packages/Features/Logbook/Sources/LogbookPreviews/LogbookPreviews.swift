import Common
import CommonUI
import PreviewHost
import ViewCore

/// Every screen of the logbook in each of its states.
nonisolated enum LogbookPreviews {
    /// The previews, in the order in which they are listed.
    static let all: [Preview] = [days, found, details, forms, selections, lists, notices].flatMap { $0 }

    /// The previews as the app frames its screens, with their words; in the plain look of a module alone unless another one is given.
    static func catalog(
        words: StringCatalog, style: any AppStyleProvider = .preview, assets: any AppAssetsProvider = .preview
    ) -> PreviewCatalog {
        let look = PreviewLook(styleSheet: StyleSheet.css(for: style), languages: words.languages) { values, language in
            values.setDependencies(style: style, assets: assets, strings: words, language: language)
        } frame: { screen in
            AnyView(AppShell("Meterbook", sections: []) { screen })
        }
        return PreviewCatalog("Logbook", all, look: look)
    }
}

/// The previews as a program.
@main
struct LogbookPreviewsProgram {
    static func main() async {
        let modules = ["CommonUI", "DeviceSyncViews", "LiveUI", "LogbookViews", "ViewCore"]
        await PreviewProgram.run(LogbookPreviews.catalog(words: try StringCatalog(modules: modules, locator: .ofThisProcess)))
    }
}
