import Common
import CommonUI
import CommonUIMocks
import Domain
import PreviewHost
import SettingsMocks
import SettingsViews
import ViewCore

/// The screens in each of their states.
nonisolated enum SettingsPreviews {
    /// The previews, in the order in which they are listed.
    static let all: [Preview] = [
        settings("loading") { MockSettingsViewModel(state: .loading) },
        settings("failed") { MockSettingsViewModel(state: .failed(.notRead("a reason"))) },
        settings("as it begins") { MockSettingsViewModel(state: .loaded(SettingsPage())) },
        settings("everything set") { MockSettingsViewModel(state: .loaded(everything), problem: .notStored("a reason")) },
        settings("in memory") {
            MockSettingsViewModel(state: .loaded(SettingsPage()), installation: .passing, canShowSteps: false)
        },
        Preview("About", "version and licences") { _ in AboutView(installation: .fixture) },
        Preview("Licence", "text") { _ in LicenceView(licence: .fixture) },
        Preview("Licence", "unknown") { _ in LicenceView(licence: nil) },
    ]

    /// The previews as the app frames its screens, with their words, in the app's look.
    static func catalog(words: StringCatalog) -> PreviewCatalog {
        let assets = FakeAppAssetsProvider.withProductionAssets(ofTests: "SettingsTests")
        let files = assets.files.mapValues { PreviewLook.File(contentType: $0.contentType, bytes: $0.bytes) }
        let look = PreviewLook(
            styleSheet: StyleSheet.css(for: assets.style), languages: words.languages, files: files
        ) { values, language in
            values.setDependencies(style: assets.style, assets: assets, strings: words, language: language)
        } frame: { screen in
            AnyView(AppShell("Meterbook", sections: []) { screen })
        }
        return PreviewCatalog("Settings", all, look: look)
    }

    private static var everything: SettingsPage {
        SettingsPage(unit: .millimolesPerLiter, language: "de", theme: .dark, syncsAutomatically: false, keepsSteps: true)
    }

    private static func settings(_ name: String, viewModel: @escaping @MainActor () -> MockSettingsViewModel) -> Preview {
        Preview("Settings", name) { _ in SettingsView(viewModel: viewModel()) }
    }
}

/// The previews as a program.
@main
struct SettingsPreviewsProgram {
    static func main() async {
        let modules = ["CommonUI", "LiveUI", "ViewCore", "SettingsViews"]
        await PreviewProgram.run(
            SettingsPreviews.catalog(words: try StringCatalog(modules: modules, locator: .ofThisProcess)))
    }
}
