import CommonUI
import PreviewHost
import ViewCore

nonisolated extension CommonUIPreviews {
    /// What is pressed.
    static let controls: [Preview] = [
        Preview("Buttons", "every kind") { _ in Buttons() },
        Preview("Buttons", "disabled") { _ in Buttons().disabled() },
        Preview("Buttons", "menu") { _ in
            Menu("More") {
                Button("Edit readings") {}
                Button("Delete readings", role: .destructive) {}
            }
        },
        Preview("Tags", "every tone") { _ in
            HStack { ForEach(Tag.Tone.allCases, id: \.self) { Tag(Text(verbatim: $0.rawValue), tone: $0) } }
        },
        Preview("Tag chips", "words, choices, removable") { _ in
            HStack {
                TagChip("Fasting")
                TagChip("Sport", isSelected: true) {}
                TagChip("Travel", isSelected: false) {}
                TagChip("Illness") {}
                TagChip(Words.hostile) {}
            }
        },
        Preview("Choices", "several of some") { _ in
            ChoiceGroup("Range") {
                Toggle("Low", isOn: .constant(true))
                Toggle("In target", isOn: .constant(false))
                Toggle("High", isOn: .constant(true))
            }
        },
        Preview("Disclosure", "closed") { _ in DisclosureGroup("More filters", isExpanded: .constant(false)) { TagChip("Sport") } },
        Preview("Disclosure", "open") { _ in DisclosureGroup("More filters", isExpanded: .constant(true)) { TagChip("Sport") } },
    ]
}

private struct Buttons: View {
    var body: some View {
        HStack {
            AppButton(Text(verbatim: "Save reading"), kind: .primary) {}
            AppButton(Text(verbatim: "Sync meter")) {}
            AppButton(Text(verbatim: "Delete reading"), kind: .destructive) {}
            AppButton(Text(verbatim: "Cancel"), kind: .plain) {}
            AppLinkButton("Add reading", kind: .primary, value: ExampleRoute())
            AppLinkButton("Earlier readings", value: ExampleRoute())
        }
    }
}
