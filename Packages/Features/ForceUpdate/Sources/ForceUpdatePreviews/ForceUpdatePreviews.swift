import Common
import CommonUI
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

    /// The previews as the app frames its screens, in the plain look of a module alone, with their words.
    static func catalog(words: StringCatalog) -> PreviewCatalog {
        let look = PreviewLook(styleSheet: StyleSheet.css(for: .preview), languages: words.languages) { values, language in
            values.setDependencies(style: .preview, assets: .preview, strings: words, language: language)
        } frame: { screen in
            AnyView(AppShell("Force update", sections: []) { screen })
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
