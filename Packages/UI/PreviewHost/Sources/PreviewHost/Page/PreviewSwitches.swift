import ViewCore

/// What can be changed about how a preview is looked at.
struct PreviewSwitches: View {
    let languages: [String]
    let settings: Binding<PreviewSettings>

    var body: some View {
        Region("div", "preview-switches") {
            Picker(label: Text(verbatim: "Ground"), selection: settings.scheme) {
                Text(verbatim: "System").tag(String?.none)
                ForEach(ColorScheme.allCases, id: \.self) { Text(verbatim: $0 == .light ? "Light" : "Dark").tag(String?.some($0.rawValue)) }
            }
            Picker(label: Text(verbatim: "Language"), selection: settings.language) {
                Text(verbatim: languages[0]).tag(String?.none)
                ForEach(Array(languages.dropFirst()), id: \.self) { Text(verbatim: $0).tag(String?.some($0)) }
            }
            Picker(label: Text(verbatim: "Width"), selection: settings.width) {
                Text(verbatim: "All").tag(Int?.none)
                ForEach(PreviewSettings.widths, id: \.self) { Text(verbatim: String($0)).tag(Int?.some($0)) }
            }
            Picker(label: Text(verbatim: "Text"), selection: settings.textSize) {
                ForEach(PreviewSettings.textSizes, id: \.self) { Text(verbatim: "\($0) %").tag($0) }
            }
        }
        .pickerStyle(.menu)
    }
}
