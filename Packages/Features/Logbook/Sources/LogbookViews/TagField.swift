import CommonUI
import Domain
import Logbook
import ViewCore

/// A field for tags, with those to choose from that the person uses.
struct TagField: View {
    @Environment(\.formats) private var formats
    let text: Binding<String>
    let knownTags: [ReadingTag]
    let problem: DraftProblem?
    let toggle: @MainActor (ReadingTag) -> Void

    var body: some View {
        VStack(spacing: .s) {
            TextField("detail.tags", text: text)
                .fieldHint("form.tags.hint")
                .fieldError(problem?.words(formats))
            if !knownTags.isEmpty {
                HStack {
                    Text("form.knownTags").foregroundStyle(.secondary)
                    ForEach(knownTags, id: \.self) { tag in
                        TagChip(tag.name, isSelected: chosen.contains(tag)) { toggle(tag) }
                    }
                }
            }
        }
    }

    private var chosen: [ReadingTag] { TagList(text.wrappedValue).tags }
}
