import ViewCore

/// The list of previews, the switches, and the chosen preview.
struct GalleryPage: View {
    let catalog: PreviewCatalog
    /// The chosen preview; nil where the link names none that there is.
    let preview: Preview?
    let settings: Binding<PreviewSettings>

    var body: some View {
        Region("div", "preview-gallery") {
            Region("nav", "preview-list", label: "Previews") {
                ForEach(screens, id: \.self) { screen in
                    Region("section", "preview-screen") {
                        Text(verbatim: screen).font(.headline)
                        ForEach(catalog.previews.filter { $0.screen == screen }) { entry(of: $0) }
                    }
                }
            }
            Region("main", "preview-stage") {
                PreviewSwitches(languages: catalog.look.languages, settings: settings)
                if let preview {
                    PreviewFrame(
                        place: PreviewPlace(preview: preview.id, settings: settings.wrappedValue, isAlone: true),
                        title: "\(preview.screen): \(preview.state)")
                } else {
                    Text(verbatim: "There is no such preview any more. Choose another one.")
                }
            }
        }
        .navigationTitle(Text(verbatim: preview.map { "\($0.screen): \($0.state)" } ?? "Previews"))
    }

    /// The screens in the order in which they come, each once.
    private var screens: [String] {
        catalog.previews.map(\.screen).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private func entry(of preview: Preview) -> some View {
        NavigationLink(value: PreviewPlace(preview: preview.id, settings: settings.wrappedValue)) { Text(verbatim: preview.state) }
            .className(preview.id == self.preview?.id ? "preview-entry-current" : "preview-entry")
    }
}
