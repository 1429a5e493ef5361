/// One choice of several. The choices are views with a ``View/tag(_:)`` of the selection's type.
public struct Picker<SelectionValue: Hashable, Content: View>: Primitive {
    private let label: Text
    private let selection: Binding<SelectionValue>
    private let content: Content

    /// A picker labelled by the text of a key.
    public init(_ key: TextKey, selection: Binding<SelectionValue>, fileID: String = #fileID, @ViewBuilder content: () -> Content) {
        self.init(label: Text(key, fileID: fileID), selection: selection, content: content)
    }

    /// A picker whose label is held by a variable, not translated.
    @_disfavoredOverload public init(_ title: some StringProtocol, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    {
        self.init(label: Text(title), selection: selection, content: content)
    }

    /// A picker labelled by a text.
    public init(label: Text, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.label = label
        self.selection = selection
        self.content = content()
    }

    /// Writes the picker in the style in force.
    public func render(into context: RenderContext) {
        let id = context.claimID()
        let notes = context.claimNotes(for: id)
        let scope = PickerScope(id: id, style: context.environment.pickerStyle) {
            $0 == AnyHashable(selection.wrappedValue)
        } select: {
            if let value = $0.base as? SelectionValue { selection.wrappedValue = value }
        }
        let kinds: [EventKind] = scope.style == .menu ? [.change] : []
        context.registerField(id: id, kinds: kinds) { scope.select(value: $0) }
        if scope.style == .menu {
            writeMenu(scope, notes: notes, into: context)
        } else {
            writeChoices(scope, notes: notes, into: context)
        }
    }

    private func writeMenu(_ scope: PickerScope, notes: FieldNotes, into context: RenderContext) {
        context.field(label, id: scope.id, notes: notes) {
            context.element("select", class: "input select", id: scope.id) {
                context.fieldAttributes(id: scope.id, on: "change")
                notes.describe(id: scope.id, in: context)
            } content: {
                writeOptions(scope, into: context)
            }
        }
    }

    private func writeChoices(_ scope: PickerScope, notes: FieldNotes, into context: RenderContext) {
        context.element("fieldset", class: scope.style == .segmented ? "choices segmented" : "choices", id: scope.id) {
            if notes.error != nil { context.attribute("tabindex", fixed: "-1") }
            notes.describe(id: scope.id, in: context)
        } content: {
            context.phrasingElement("legend", class: context.labelClass) { label.render(into: context) }
            notes.write(id: scope.id, into: context)
            context.element("div", class: "choices-options") { writeOptions(scope, into: context) }
        }
    }

    private func writeOptions(_ scope: PickerScope, into context: RenderContext) {
        let outer = context.picker
        context.picker = scope
        content.renderContent(into: context)
        context.picker = outer
    }
}
