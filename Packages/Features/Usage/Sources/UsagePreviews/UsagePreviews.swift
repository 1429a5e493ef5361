import Common
import CommonUI
import CommonUIMocks
import PreviewHost
import UsageMocks
import UsageViews
import ViewCore

/// The screen in each of its states.
nonisolated enum UsagePreviews {
    /// The previews, in the order in which they are listed.
    static let all: [Preview] = [
        preview("loading") { MockUsageViewModel(state: .loading) },
        preview("failed") { MockUsageViewModel(state: .failed(.notRead("a reason"))) },
        preview("off") { MockUsageViewModel(state: .loaded(.off)) },
        preview("two steps") { MockUsageViewModel(state: .loaded(.two), problem: .notStored("a reason")) },
        preview("asking to erase") { MockUsageViewModel(state: .loaded(.two), isAskingToErase: true) },
    ]

    /// The previews as the app frames its screens, with their words, in the app's look.
    static func catalog(words: StringCatalog) -> PreviewCatalog {
        let assets = FakeAppAssetsProvider.withProductionAssets(ofTests: "UsageTests")
        let files = assets.files.mapValues { PreviewLook.File(contentType: $0.contentType, bytes: $0.bytes) }
        let look = PreviewLook(
            styleSheet: StyleSheet.css(for: assets.style), languages: words.languages, files: files
        ) { values, language in
            values.setDependencies(style: assets.style, assets: assets, strings: words, language: language)
        } frame: { screen in
            AnyView(AppShell("Meterbook", sections: []) { screen })
        }
        return PreviewCatalog("Usage", all, look: look)
    }

    private static func preview(_ name: String, viewModel: @escaping @MainActor () -> MockUsageViewModel) -> Preview {
        Preview("Usage", name) { _ in UsageView(viewModel: viewModel()) }
    }
}

/// The previews as a program.
@main
struct UsagePreviewsProgram {
    static func main() async {
        let modules = ["CommonUI", "LiveUI", "ViewCore", "UsageViews"]
        await PreviewProgram.run(
            UsagePreviews.catalog(words: try StringCatalog(modules: modules, locator: .ofThisProcess)))
    }
}
