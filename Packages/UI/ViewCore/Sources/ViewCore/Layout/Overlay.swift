/// A view with another that belongs over it.
struct OverlayModifier<Content: View, Overlay: View>: Primitive {
    let content: Content
    let overlay: Overlay

    func render(into context: RenderContext) {
        context.withComponent("_") { content.renderContent(into: context) }
        context.slot("overlay") { overlay.renderContent(into: context) }
    }
}

extension View {
    /// Adds what belongs over the view, such as what an empty list says. It stands below the view, so that nothing is covered.
    public func overlay<Overlay: View>(@ViewBuilder content: () -> Overlay) -> some View {
        OverlayModifier(content: self, overlay: content())
    }
}
