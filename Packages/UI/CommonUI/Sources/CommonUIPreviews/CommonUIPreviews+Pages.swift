import CommonUI
import PreviewHost
import ViewCore

nonisolated extension CommonUIPreviews {
    /// Whole pages, and what opens above them.
    static let pages: [Preview] = [
        Preview("Page", "every component") { _ in Gallery(values: GalleryValues()) },
        Preview("Page", "dialog open") { _ in GalleryScreen(values: GalleryValues(isAlertShown: true)) },
        Preview("Page", "sheet open") { _ in GalleryScreen(values: GalleryValues(isSheetShown: true)) },
        Preview("Page", "toast") { _ in
            GalleryScreen(values: GalleryValues(toast: Toast(id: 1, message: Text(verbatim: "3 readings deleted")) {}))
        },
        Preview("Page header", "title alone") { _ in PageHeader(title: Text(verbatim: "Logbook")) },
        Preview("Page header", "everything") { _ in
            PageHeader(
                title: Text(verbatim: "Reading"), subtitle: Text(verbatim: "Measured by your meter"),
                back: BackLink("Logbook", value: ExampleRoute())
            ) {
                AppLinkButton("Edit", value: ExampleRoute())
                AppButton(Text(verbatim: "Delete"), kind: .destructive) {}
            }
        },
        Preview("Page header", "long words") { _ in PageHeader(title: Text(verbatim: Words.long), subtitle: Text(verbatim: Words.long)) },
    ]
}

/// Words that a page must bear.
nonisolated enum Words {
    /// One that cannot be broken anywhere.
    static let long = "Blutzuckermessgeräteteststreifenverbrauchsübersicht"
    /// What an attacker may call a meter.
    static let hostile = "\"\u{301}'><script>alert(1)</script>\u{202E}evil&amp;"
}
