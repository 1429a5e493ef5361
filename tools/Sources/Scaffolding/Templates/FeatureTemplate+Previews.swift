extension FeatureTemplate {
    /// The previews and the program that shows them.
    static let previews: [TemplateFile] = [
        TemplateFile(
            "Sources/{{Feature}}Previews/{{Feature}}Previews.swift",
            #"""
            import Common
            import CommonUI
            import CommonUIMocks
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

                /// The previews as the app frames its screens, with their words, in the app's look.
                static func catalog(words: StringCatalog) -> PreviewCatalog {
                    let assets = FakeAppAssetsProvider.withProductionAssets(ofTests: "{{Feature}}Tests")
                    let files = assets.files.mapValues { PreviewLook.File(contentType: $0.contentType, bytes: $0.bytes) }
                    let look = PreviewLook(
                        styleSheet: StyleSheet.css(for: assets.style), languages: words.languages, files: files
                    ) { values, language in
                        values.setDependencies(style: assets.style, assets: assets, strings: words, language: language)
                    } frame: { screen in
                        AnyView(AppShell("Meterbook", sections: []) { screen })
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
