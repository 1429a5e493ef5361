/// A row with actions at its end.
struct RowActionsModifier<Content: View, Actions: View>: Primitive {
    let content: Content
    let actions: Actions

    func render(into context: RenderContext) {
        context.element("div", class: "row-line") {
            context.element("div", class: "row-content") { content.renderContent(into: context) }
            context.slot("actions") {
                context.element("div", class: "row-actions") { actions.buttonStyle(.plain).renderContent(into: context) }
            }
        }
    }
}

extension View {
    /// Adds actions to a row. They are buttons at its end, within reach of keyboards and of people who cannot swipe.
    public func swipeActions<Actions: View>(@ViewBuilder content: () -> Actions) -> some View {
        RowActionsModifier(content: self, actions: content())
    }
}
