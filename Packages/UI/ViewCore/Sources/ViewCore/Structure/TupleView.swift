/// Several views in a row; each one's identity is its position in the source.
public struct TupleView<each Content: View>: Primitive {
    private let content: (repeat each Content)

    /// Keeps the views in their order.
    public init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }

    /// Renders each view under its index.
    public func render(into context: RenderContext) {
        var index = 0
        for view in repeat each content {
            context.withIndex(index) { view.renderContent(into: context) }
            index += 1
        }
    }
}
