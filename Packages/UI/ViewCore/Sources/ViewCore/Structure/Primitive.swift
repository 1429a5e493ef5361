/// A view that writes its own HTML instead of being made of other views.
@MainActor public protocol Primitive: View where Body == Never {
    /// Writes the view into the context.
    func render(into context: RenderContext)
}

extension Primitive {
    /// Never asked for: a primitive is rendered through ``render(into:)``.
    public var body: Never {
        return preconditionFailure("A primitive has no body; the renderer calls render(into:).")
    }

    /// Renders through ``render(into:)``.
    public func renderContent(into context: RenderContext) {
        render(into: context)
    }
}
