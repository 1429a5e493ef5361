public import ViewCore

/// A tag that a person has given to a reading: one to choose (as in a filter), one to take away, or just a word.
///
/// ```swift
/// TagChip(tag.name, isSelected: filter.contains(tag)) { viewModel.toggle(tag) }
/// TagChip(tag.name, onRemove: { viewModel.remove(tag) })
/// ```
public struct TagChip: Primitive {
    private enum Kind {
        case word
        case choice(isSelected: Bool, action: @MainActor () -> Void)
        case removable(action: @MainActor () -> Void)
    }

    private let name: String
    private let kind: Kind

    /// A tag as a word. The name is the person's own.
    public init(_ name: String) {
        self.name = name
        kind = .word
    }

    /// A tag that can be chosen and not.
    public init(_ name: String, isSelected: Bool, action: @escaping @MainActor () -> Void) {
        self.name = name
        kind = .choice(isSelected: isSelected, action: action)
    }

    /// A tag that can be taken away.
    public init(_ name: String, onRemove action: @escaping @MainActor () -> Void) {
        self.name = name
        kind = .removable(action: action)
    }

    /// Writes the tag.
    public func render(into context: RenderContext) {
        switch kind {
        case .word:
            context.textElement("span", class: "chip", name)
        case .choice(let isSelected, let action):
            ChipButton(name: name, isSelected: isSelected, action: action).renderContent(into: context)
        case .removable(let action):
            context.element("span", class: "chip chip-removable") {
                context.textElement("span", name)
                context.slot("remove") { RemoveButton(name: name, action: action).renderContent(into: context) }
            }
        }
    }
}

/// A chip that says whether it is chosen.
private struct ChipButton: View {
    let name: String
    let isSelected: Bool
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) { Text(verbatim: name) }
            .buttonStyle(ButtonStyle(className: "chip"))
            .accessibilityAddTraits(isSelected ? [.isToggle, .isSelected] : .isToggle)
    }
}

private struct RemoveButton: View {
    let name: String
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) { Text(verbatim: "×") }
            .buttonStyle(ButtonStyle(className: "chip-remove"))
            .accessibilityLabel(Text(.chipRemove(name)))
    }
}
