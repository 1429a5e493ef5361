/// A switch that is on or off.
///
/// The browser reports a change as `"true"` or `"false"`. A hidden field before the box lets a form say that the box is not ticked.
public struct Toggle<Label: View>: Primitive {
    private let isOn: Binding<Bool>
    private let label: Label

    /// A switch with any label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    /// Writes the switch.
    public func render(into context: RenderContext) {
        let id = context.claimID()
        let notes = context.claimNotes(for: id)
        context.registerField(id: id, kinds: [.change]) { isOn.wrappedValue = $0 == "on" || $0 == "true" }
        let isSwitch = context.environment.toggleStyle == .switch
        context.phrasingElement("label", class: isSwitch ? "toggle" : "choice") {
            if context.environment.isEnabled { writeOffField(id: id, into: context) }
            context.voidElement("input", class: isSwitch ? "toggle-box" : "choice-box", id: id) {
                context.attribute("type", fixed: "checkbox")
                if isSwitch { context.attribute("role", fixed: "switch") }
                context.attribute("value", fixed: "on")
                if isOn.wrappedValue { context.flag("checked") }
                context.fieldAttributes(id: id, on: "change")
                notes.describe(id: id, in: context)
            }
            label.renderContent(into: context)
        }
        notes.write(id: id, into: context)
    }

    private func writeOffField(id: String, into context: RenderContext) {
        context.voidElement("input") {
            context.attribute("type", fixed: "hidden")
            context.attribute("name", id)
            context.attribute("value", fixed: "off")
            if context.form.isPage { context.attribute("form", fixed: "live-form") }
        }
    }
}

extension Toggle where Label == Text {
    /// A switch whose label is the text of a key.
    public init(_ key: TextKey, isOn: Binding<Bool>, fileID: String = #fileID) {
        self.init(isOn: isOn) { Text(key, fileID: fileID) }
    }

    /// A switch whose label is held by a variable, not translated.
    @_disfavoredOverload public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}
