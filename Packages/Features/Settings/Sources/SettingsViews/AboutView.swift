import CommonUI
package import Settings
package import ViewCore

/// Which version this is, what it is for, and what it is made of.
package struct AboutView: View {
    private let installation: Installation

    /// Shows an installation.
    package init(installation: Installation) {
        self.installation = installation
    }

    package var body: some View {
        VStack {
            PageHeader("about.title", back: BackLink("settings.title", value: SettingsRoute.home))
            Card {
                DescriptionList {
                    DescriptionRow("settings.version") { Text(verbatim: installation.version) }
                }
                Text("about.purpose")
                Text("about.privacy")
            }
            Section("about.components") {
                List(installation.components) { component in
                    if component.licence.text == nil {
                        ComponentWords(component: component)
                    } else {
                        NavigationLink(value: SettingsRoute.licence(component.licence.id)) { ComponentWords(component: component) }
                    }
                }
            }
        }
    }
}

/// A component with its licence.
private struct ComponentWords: View {
    let component: Installation.Component

    var body: some View {
        VStack(spacing: .zero) {
            Text(verbatim: component.name)
            Text(verbatim: component.licence.name).font(.footnote).foregroundStyle(.secondary)
        }
    }
}
