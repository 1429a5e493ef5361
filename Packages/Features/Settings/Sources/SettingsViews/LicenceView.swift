import CommonUI
package import Settings
package import ViewCore

/// The text of a licence; nil says that there is none such.
package struct LicenceView: View {
    private let licence: Installation.Licence?

    /// Shows a licence.
    package init(licence: Installation.Licence?) {
        self.licence = licence
    }

    package var body: some View {
        VStack {
            if let licence, let text = licence.text {
                PageHeader(title: Text(verbatim: licence.name), back: back)
                Card { LongText(text) }
            } else {
                PageHeader("licence.unknown", back: back)
            }
        }
    }

    private var back: BackLink { BackLink("about.title", value: SettingsRoute.about) }
}
