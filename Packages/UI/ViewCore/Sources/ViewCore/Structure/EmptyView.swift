/// A view that shows nothing.
public struct EmptyView: Primitive {
    /// Makes the empty view.
    public init() {}

    /// Writes nothing.
    public func render(into context: RenderContext) {}
}
