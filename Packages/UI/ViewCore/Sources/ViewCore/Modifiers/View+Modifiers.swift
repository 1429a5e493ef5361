extension View {
    /// Gives the view's elements a class of the style sheet. For components; features compose components.
    public func className(_ names: String...) -> some View {
        PendingModifier(content: self) { pending, _ in pending.classes = names + pending.classes }
    }

    /// Gives the view's element an id of its own, for links within the page.
    public func id(_ id: some Hashable) -> some View {
        IdentifiedView(content: self, id: ElementKey.explicit(id))
    }

    /// Makes controls in the view unusable.
    public func disabled(_ isDisabled: Bool = true) -> some View {
        EnvironmentModifier(content: self) { $0.isEnabled = $0.isEnabled && !isDisabled }
    }
}

/// A view with an id given by hand, whose content has an identity of its own.
struct IdentifiedView<Content: View>: Primitive {
    let content: Content
    let id: String

    func render(into context: RenderContext) {
        context.withPending({ $0.explicitID = id }) {
            context.withIdentity(id) { content.renderContent(into: context) }
        }
    }
}
