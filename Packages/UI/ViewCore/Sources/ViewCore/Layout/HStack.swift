/// A row of views that wraps where the screen is narrow.
public struct HStack<Content: View>: Primitive {
    private let alignment: VerticalAlignment?
    private let spacing: Spacing?
    private let content: Content

    /// Places the views of the closure side by side.
    public init(alignment: VerticalAlignment? = nil, spacing: Spacing? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Writes the row.
    public func render(into context: RenderContext) {
        context.withClasses(alignment?.className, spacing?.gapClass) {
            context.container(class: "hstack") { content.renderContent(into: context) }
        }
    }
}
