import Domain
package import ForceUpdate

extension UpdatePage {
    /// Nobody named an address to ask.
    package static let notConfigured = UpdatePage(running: "1.4.0", isConfigured: false, dataFolder: folder)

    /// Not asked yet, or in vain.
    package static let unknown = UpdatePage(running: "1.4.0", dataFolder: folder)

    /// The newest version.
    package static var current: UpdatePage {
        UpdatePage(running: "1.4.0", verdict: .current, latest: "1.4.0", checkedAt: morning, dataFolder: folder)
    }

    /// There is a newer one.
    package static var optional: UpdatePage {
        UpdatePage(running: "1.4.0", verdict: .optional, latest: "1.5.0", notes: notes, checkedAt: morning, dataFolder: folder)
    }

    /// This one may not be used any longer; the data is kept in memory.
    package static var mandatory: UpdatePage {
        UpdatePage(running: "1.4.0", verdict: .mandatory, latest: "2.0.0", notes: notes, checkedAt: morning, dataFolder: folder)
    }

    /// As before, with words of somebody who means harm, and without a folder.
    package static var hostile: UpdatePage {
        UpdatePage(
            running: "<b>1</b>", verdict: .mandatory, latest: "9.9.9-<script>",
            notes: ["en": ["<script>alert(1)</script>", String(repeating: "long", count: 100), "\"' & \u{301}"]], dataFolder: nil)
    }

    private static let folder = "/home/ada/.local/share/meterbook"
    private static let notes = [
        "en": ["Reads the new meters of this year.", "Readings are printed on one page."],
        "de": ["Liest die neuen Messgeräte dieses Jahres.", "Messwerte werden auf eine Seite gedruckt."],
    ]
    private static var morning: CivilDateTime? { CivilDateTime("2026-03-01T08:05:00") }
}
