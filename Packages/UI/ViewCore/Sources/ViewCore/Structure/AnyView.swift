/// A view whose type is hidden. Meant for the edges where a route becomes a screen.
public struct AnyView: Primitive {
    private let draw: @MainActor (RenderContext) -> Void

    /// Hides the type of a view.
    public init(_ view: some View) {
        draw = { view.renderContent(into: $0) }
    }

    /// Renders the hidden view.
    public func render(into context: RenderContext) {
        draw(context)
    }
}
