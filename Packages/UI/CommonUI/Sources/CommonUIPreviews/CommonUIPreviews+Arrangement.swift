import CommonUI
import PreviewHost
import ViewCore

nonisolated extension CommonUIPreviews {
    /// What holds other things.
    static let arrangement: [Preview] = [
        Preview("Card", "with figures") { _ in GalleryArrangement() },
        Preview("Card", "long words") { _ in Card(title: Text(verbatim: Words.long)) { Text(verbatim: Words.long) } },
        Preview("Descriptions", "one value and several") { _ in
            DescriptionList {
                DescriptionRow("Meter") { Text(verbatim: "Accu-Chek Guide") }
                DescriptionRow("Tags") {
                    Tag(Text(verbatim: "Sport"))
                    Tag(Text(verbatim: "Travel"))
                }
                DescriptionRow(title: Text(verbatim: Words.hostile)) { Text(verbatim: Words.hostile) }
            }
        },
    ]
}
