extension FeatureTemplate {
    /// The previews and the program that shows them.
    static let previews: [TemplateFile] = [
        TemplateFile(
            "Sources/{{Feature}}Previews/{{Feature}}Previews.swift",
            #"""
            import Common
            import CommonUI
            import PreviewHost
            import ViewCore
            import {{Feature}}Mocks
            import {{Feature}}Views

            /// The screen in each of its states.
            nonisolated enum {{Feature}}Previews {
                /// The previews, in the order in which they are listed.
                static let all: [Preview] = [
                    preview("loading", .loading),
                    preview("failed", .failed(.noDate)),
                    preview("loaded", .loadedFixture),
                ]

                /// The previews as the app frames its screens, in the plain look of a module alone, with their words.
                static func catalog(words: StringCatalog) -> PreviewCatalog {
                    let look = PreviewLook(styleSheet: StyleSheet.css(for: .preview), languages: words.languages) { values, language in
                        values.setDependencies(style: .preview, assets: .preview, strings: words, language: language)
                    } frame: { screen in
                        AnyView(AppShell("{{Words}}", sections: []) { screen })
                    }
                    return PreviewCatalog("{{Feature}}", all, look: look)
                }

                private static func preview(_ name: String, _ state: {{Feature}}State) -> Preview {
                    Preview("First screen", name) { _ in {{Feature}}View(viewModel: Mock{{Feature}}ViewModel(state: state)) }
                }
            }

            /// The previews as a program.
            @main
            struct {{Feature}}PreviewsProgram {
                static func main() async {
                    let modules = ["CommonUI", "LiveUI", "ViewCore", "{{Feature}}Views"]
                    await PreviewProgram.run(
                        {{Feature}}Previews.catalog(words: try StringCatalog(modules: modules, locator: .ofThisProcess)))
                }
            }

            """#)
    ]
}
