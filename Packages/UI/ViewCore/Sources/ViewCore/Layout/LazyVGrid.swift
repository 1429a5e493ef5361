/// Views in columns that fold up where the screen is narrow.
public struct LazyVGrid<Content: View>: Primitive {
    private let columns: [GridItem]
    private let spacing: Spacing?
    private let content: Content

    /// A grid with the given columns; one adaptive item stands for as many columns as fit, and up to four flexible ones for that many.
    public init(columns: [GridItem], spacing: Spacing? = nil, @ViewBuilder content: () -> Content) {
        self.columns = columns
        self.spacing = spacing
        self.content = content()
    }

    /// Writes the grid.
    public func render(into context: RenderContext) {
        context.withClasses(columnClass, spacing?.gapClass) {
            context.container(class: "grid") { content.renderContent(into: context) }
        }
    }

    private var columnClass: String {
        if case .adaptive(let width) = columns.first?.size { return "grid-" + width.rawValue }
        return "grid-\(min(max(columns.count, 1), 4))"
    }
}
