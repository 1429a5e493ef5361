import Common
import CommonUI
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

    /// The previews as the app frames its screens, in the plain look of a module alone, with their words.
    static func catalog(words: StringCatalog) -> PreviewCatalog {
        let look = PreviewLook(styleSheet: StyleSheet.css(for: .preview), languages: words.languages) { values, language in
            values.setDependencies(style: .preview, assets: .preview, strings: words, language: language)
        } frame: { screen in
            AnyView(AppShell("Usage", sections: []) { screen })
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
