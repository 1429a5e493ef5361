extension Optional: View where Wrapped: View {
    /// Never asked for: an optional view is rendered through ``renderContent(into:)``.
    public var body: Never {
        return preconditionFailure("An optional view has no body; the renderer calls render(into:).")
    }

    /// Renders the view where there is one.
    public func renderContent(into context: RenderContext) {
        render(into: context)
    }
}

extension Optional: Primitive where Wrapped: View {
    /// Renders the view where there is one.
    public func render(into context: RenderContext) {
        guard let view = self else { return }
        context.withBranch(true) { view.renderContent(into: context) }
    }
}
