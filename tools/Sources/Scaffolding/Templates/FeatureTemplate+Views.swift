extension FeatureTemplate {
    /// The screen and its words.
    static let views: [TemplateFile] = [
        TemplateFile(
            "Sources/{{Feature}}Views/Exported.swift",
            #"""
            @_exported import {{Feature}}

            """#),
        TemplateFile(
            "Sources/{{Feature}}Views/Resources/de.lproj/Localizable.strings",
            #"""
            /* The first screen. */
            "{{feature}}.title" = "{{Words}}";
            "{{feature}}.loading" = "Wird geladen";
            "{{feature}}.loaded" = "Geladen am %@";
            "{{feature}}.reload" = "Neu laden";
            "{{feature}}.leave" = "Zurück zum Anfang";

            /* What went wrong, and what to do. */
            "error.noDate.title" = "Das Datum ist nicht bekannt";
            "error.noDate.advice" = "Nichts wurde geändert. Stellen Sie die Uhr dieses Computers, dann versuchen Sie es erneut.";

            """#),
        TemplateFile(
            "Sources/{{Feature}}Views/Resources/en.lproj/Localizable.strings",
            #"""
            /* The first screen. */
            "{{feature}}.title" = "{{Words}}";
            "{{feature}}.loading" = "Loading";
            "{{feature}}.loaded" = "Loaded on %@";
            "{{feature}}.reload" = "Load again";
            "{{feature}}.leave" = "Back to the start";

            /* What went wrong, and what to do. */
            "error.noDate.title" = "The date is not known";
            "error.noDate.advice" = "Nothing was changed. Set the clock of this computer, then try again.";

            """#),
        TemplateFile(
            "Sources/{{Feature}}Views/{{Feature}}Error+Words.swift",
            #"""
            import ViewCore
            import {{Feature}}

            extension {{Feature}}Error {
                /// What went wrong.
                var title: TextKey { key("title") }

                /// What is safe and what to do.
                var advice: TextKey { key("advice") }

                private func key(_ part: String) -> TextKey {
                    let name =
                        switch self {
                        case .noDate: "noDate"
                        }
                    return TextKey(key: "error.\(name).\(part)", module: "{{Feature}}Views", arguments: [])
                }
            }

            """#),
        TemplateFile(
            "Sources/{{Feature}}Views/{{Feature}}View.swift",
            #"""
            import CommonUI
            package import ViewCore
            package import {{Feature}}

            /// The first screen: when it was loaded, and the way out.
            package struct {{Feature}}View<ViewModel: {{Feature}}ViewModel>: View {
                @Environment(\.formats) private var formats
                private let viewModel: ViewModel

                /// Shows a view model.
                package init(viewModel: ViewModel) {
                    self.viewModel = viewModel
                }

                package var body: some View {
                    VStack {
                        PageHeader("{{feature}}.title")
                        content
                        AppButton("{{feature}}.leave") { viewModel.leave() }
                    }
                    .task { await viewModel.load() }
                }

                @ViewBuilder
                private var content: some View {
                    switch viewModel.state {
                    case .loading: ProgressView("{{feature}}.loading")
                    case .failed(let error): FailureBanner(error.title, error.advice) { await viewModel.load() }
                    case .loaded(let time):
                        Card {
                            Text("{{feature}}.loaded", arguments: .string(formats.dateTime(time)))
                            AppButton("{{feature}}.reload", kind: .primary) { Task { await viewModel.load() } }
                        }
                    }
                }
            }

            """#),
    ]
}
