import CommonUI
import PreviewHost
import ViewCore

nonisolated extension CommonUIPreviews {
    /// What is filled in.
    static let fields: [Preview] = [
        Preview("Form", "filled in") { _ in GalleryForm(values: GalleryValues(value: "5.6", hasErrors: false)) },
        Preview("Form", "with errors") { _ in GalleryForm(values: GalleryValues()) },
        Preview("Form", "disabled") { _ in GalleryForm(values: GalleryValues(hasErrors: false)).disabled() },
        Preview("Form", "hostile text") { _ in GalleryForm(values: GalleryValues(value: Words.hostile, note: Words.hostile)) },
        Preview("Typing", "while the page changes") { _ in GalleryTyping(ticks: GalleryTicks()) },
    ]
}
