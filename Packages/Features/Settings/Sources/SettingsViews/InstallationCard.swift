import CommonUI
import Settings
import ViewCore

/// Where the data lies, where the look comes from, and the way to what the app is made of.
struct InstallationCard: View {
    let installation: Installation

    var body: some View {
        Card("settings.installation") {
            DescriptionList {
                DescriptionRow("settings.data") {
                    if let folder = installation.dataFolder { Text(verbatim: folder) } else { Text("settings.data.memory") }
                }
                DescriptionRow("settings.style") {
                    if let source = installation.styleSource { Text(verbatim: source) } else { Text("settings.style.own") }
                }
                DescriptionRow("settings.version") { Text(verbatim: installation.version) }
            }
            AppLinkButton("settings.about", value: SettingsRoute.about)
        }
    }
}
