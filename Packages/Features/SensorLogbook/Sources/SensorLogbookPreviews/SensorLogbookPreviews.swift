import Common
import CommonUI
import CommonUIMocks
import PreviewHost
import SensorLogbookMocks
import SensorLogbookViews
import ViewCore

/// The screen in each of its states.
nonisolated enum SensorLogbookPreviews {
    /// The previews, in the order in which they are listed.
    static let all: [Preview] = [
        preview("loading", .loading),
        preview("failed", .failed(.notRead("a reason"))),
        preview("empty", .loaded(.empty)),
        preview("two days", .loaded(.twoDays)),
    ]

    /// The previews as the app frames its screens, with their words, in the app's look.
    static func catalog(words: StringCatalog) -> PreviewCatalog {
        let assets = FakeAppAssetsProvider.withProductionAssets(ofTests: "SensorLogbookTests")
        let files = assets.files.mapValues { PreviewLook.File(contentType: $0.contentType, bytes: $0.bytes) }
        let look = PreviewLook(
            styleSheet: StyleSheet.css(for: assets.style), languages: words.languages, files: files
        ) { values, language in
            values.setDependencies(style: assets.style, assets: assets, strings: words, language: language)
        } frame: { screen in
            AnyView(AppShell("Meterbook", sections: []) { screen })
        }
        return PreviewCatalog("SensorLogbook", all, look: look)
    }

    private static func preview(_ name: String, _ state: SensorLogbookState) -> Preview {
        Preview("Sensor logbook", name) { _ in SensorLogbookView(viewModel: MockSensorLogbookViewModel(state: state)) }
    }
}

/// The previews as a program.
@main
struct SensorLogbookPreviewsProgram {
    static func main() async {
        let modules = ["CommonUI", "LiveUI", "ViewCore", "SensorLogbookViews"]
        await PreviewProgram.run(
            SensorLogbookPreviews.catalog(words: try StringCatalog(modules: modules, locator: .ofThisProcess)))
    }
}
