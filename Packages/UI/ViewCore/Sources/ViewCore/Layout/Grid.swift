/// Rows whose cells stand below one another. All cells are equally wide.
public struct Grid<Content: View>: Primitive {
    private let spacing: Spacing?
    private let content: Content

    /// A grid of the rows of the closure; a view that is no ``GridRow`` takes the whole width.
    public init(
        alignment: HorizontalAlignment = .leading,
        horizontalSpacing: Spacing? = nil,
        verticalSpacing: Spacing? = nil,
        @ViewBuilder content: () -> Content
    ) {
        spacing = verticalSpacing ?? horizontalSpacing
        self.content = content()
    }

    /// Writes the grid.
    public func render(into context: RenderContext) {
        context.withClasses(spacing?.gapClass) {
            context.element("div", class: "grid-rows") { content.renderContent(into: context) }
        }
    }
}

/// The cells of a row of a ``Grid``.
public struct GridRow<Content: View>: Primitive {
    private let content: Content

    /// A row of a cell for each view of the closure.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Writes the row.
    public func render(into context: RenderContext) {
        context.element("div", class: "grid-row") { content.renderContent(into: context) }
    }
}
