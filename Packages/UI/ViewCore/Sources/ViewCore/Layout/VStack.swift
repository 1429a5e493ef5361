/// A column of views. It fills the width that it is given; its views start at the leading edge.
public struct VStack<Content: View>: Primitive {
    private let alignment: HorizontalAlignment?
    private let spacing: Spacing?
    private let content: Content

    /// Stacks the views of the closure.
    public init(alignment: HorizontalAlignment? = nil, spacing: Spacing? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Writes the column.
    public func render(into context: RenderContext) {
        context.withClasses(alignment?.className, spacing?.gapClass) {
            context.container(class: "vstack") { content.renderContent(into: context) }
        }
    }
}
