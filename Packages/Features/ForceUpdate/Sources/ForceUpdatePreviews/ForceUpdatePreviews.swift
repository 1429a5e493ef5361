import Common
import CommonUI
import CommonUIMocks
import ForceUpdateMocks
import ForceUpdateViews
import PreviewHost
import ViewCore

/// The screens in each of their states.
nonisolated enum ForceUpdatePreviews {
    /// The previews, in the order in which they are listed.
    static let all: [Preview] = [
        updates("not configured") { MockForceUpdateViewModel(page: .notConfigured) },
        updates("unknown") { MockForceUpdateViewModel(page: .unknown, isChecking: true) },
        updates("no network") { MockForceUpdateViewModel(page: .unknown, problem: .offline) },
        updates("current") { MockForceUpdateViewModel(page: .current) },
        updates("newer version") { MockForceUpdateViewModel(page: .optional) },
        Preview("Gate", "too old") { _ in UpdateGateView(viewModel: MockForceUpdateViewModel(page: .mandatory)) },
        Preview("Gate", "hostile") { _ in UpdateGateView(viewModel: MockForceUpdateViewModel(page: .hostile, problem: .notUnderstood)) },
        Preview("Notice", "newer version") { _ in UpdateNoticeView(viewModel: MockForceUpdateViewModel(page: .optional)) },
    ]

    /// The previews as the app frames its screens, with their words, in the app's look.
    static func catalog(words: StringCatalog) -> PreviewCatalog {
        let assets = FakeAppAssetsProvider.withProductionAssets(ofTests: "ForceUpdateTests")
        let files = assets.files.mapValues { PreviewLook.File(contentType: $0.contentType, bytes: $0.bytes) }
        let look = PreviewLook(
            styleSheet: StyleSheet.css(for: assets.style), languages: words.languages, files: files
        ) { values, language in
            values.setDependencies(style: assets.style, assets: assets, strings: words, language: language)
        } frame: { screen in
            AnyView(AppShell("Meterbook", sections: []) { screen })
        }
        return PreviewCatalog("ForceUpdate", all, look: look)
    }

    private static func updates(_ name: String, viewModel: @escaping @MainActor () -> MockForceUpdateViewModel) -> Preview {
        Preview("Updates", name) { _ in ForceUpdateView(viewModel: viewModel()) }
    }
}

/// The previews as a program.
@main
struct ForceUpdatePreviewsProgram {
    static func main() async {
        let modules = ["CommonUI", "LiveUI", "ViewCore", "ForceUpdateViews"]
        await PreviewProgram.run(
            ForceUpdatePreviews.catalog(words: try StringCatalog(modules: modules, locator: .ofThisProcess)))
    }
}
