/// A choice of a picker; elsewhere just the view.
struct TaggedView<Content: View>: Primitive {
    let content: Content
    let tag: AnyHashable

    func render(into context: RenderContext) {
        guard let scope = context.picker else { return content.renderContent(into: context) }
        let (value, isSelected) = scope.add(tag)
        if scope.style == .menu {
            writeOption(value: value, isSelected: isSelected, into: context)
        } else {
            writeRadio(value: value, isSelected: isSelected, scope: scope, into: context)
        }
    }

    private func writeOption(value: String, isSelected: Bool, into context: RenderContext) {
        context.element("option") {
            context.attribute("value", value)
            if isSelected { context.flag("selected") }
        } content: {
            context.isPlainText = true
            content.renderContent(into: context)
            context.isPlainText = false
        }
    }

    private func writeRadio(value: String, isSelected: Bool, scope: PickerScope, into context: RenderContext) {
        let id = context.pathID(suffix: ".radio")
        let isEnabled = context.environment.isEnabled
        if isEnabled { context.on(.change, id: id) { _ in scope.select(value: value) } }
        context.phrasingElement("label", class: "choice") {
            context.voidElement("input", class: "choice-box", id: id) {
                context.attribute("type", fixed: "radio")
                context.attribute("value", value)
                if isSelected { context.flag("checked") }
                context.fieldAttributes(id: scope.id, on: "change")
            }
            content.renderContent(into: context)
        }
    }
}

extension View {
    /// Makes the view a choice of a picker.
    public func tag(_ tag: some Hashable) -> some View {
        TaggedView(content: self, tag: AnyHashable(tag))
    }
}
