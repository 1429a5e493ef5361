import Common
import CommonUI
import PreviewHost
import ViewCore

/// Every component in each of its states, and pages of them.
nonisolated enum CommonUIPreviews {
    /// The previews, in the order in which they are listed.
    static let all: [Preview] = [pages, controls, fields, readings, messages, arrangement].flatMap { $0 }

    /// The previews in the plain look of a module alone, with their words.
    static func catalog(words: StringCatalog) -> PreviewCatalog {
        let look = PreviewLook(styleSheet: StyleSheet.css(for: .preview), languages: words.languages) { values, language in
            values.setDependencies(style: .preview, assets: .preview, strings: words, language: language)
        } frame: { screen in
            AnyView(VStack { screen }.padding())
        }
        return PreviewCatalog("CommonUI", all, look: look)
    }
}

/// The gallery of components as a program.
@main
struct CommonUIPreviewsProgram {
    static func main() async {
        await PreviewProgram.run(
            CommonUIPreviews.catalog(words: try StringCatalog(modules: ["CommonUI", "LiveUI", "ViewCore"], locator: .ofThisProcess)))
    }
}
