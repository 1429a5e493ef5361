import CommonUI
import Domain
import Settings
import ViewCore

/// How things are shown: unit, language, colours.
struct DisplaySettings: View {
    let page: SettingsPage
    let languages: [Installation.Language]
    let change: @MainActor (SettingsChange) -> Void

    var body: some View {
        Card("settings.display") {
            Picker("settings.unit", selection: unit) {
                Text("settings.unit.asMeasured").tag(GlucoseUnit?.none)
                ForEach(GlucoseUnit.allCases, id: \.self) { Text(verbatim: $0.rawValue).tag(GlucoseUnit?.some($0)) }
            }
            Picker("settings.language", selection: language) {
                Text("settings.language.automatic").tag(String?.none)
                ForEach(languages) { Text(verbatim: $0.name).tag(String?.some($0.id)) }
            }
            Picker("settings.theme", selection: theme) {
                ForEach(SettingsTheme.allCases, id: \.self) { Text($0.title).tag($0) }
            }
        }
        .pickerStyle(.segmented)
    }

    private var unit: Binding<GlucoseUnit?> {
        Binding {
            page.unit
        } set: {
            change(.unit($0))
        }
    }

    private var language: Binding<String?> {
        Binding {
            page.language
        } set: {
            change(.language($0))
        }
    }

    private var theme: Binding<SettingsTheme> {
        Binding {
            page.theme
        } set: {
            change(.theme($0))
        }
    }
}

extension SettingsTheme {
    /// What it is called.
    var title: TextKey {
        switch self {
        case .automatic: "settings.theme.automatic"
        case .light: "settings.theme.light"
        case .dark: "settings.theme.dark"
        }
    }
}
