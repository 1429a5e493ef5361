/// Markup written as it is. The one way around escaping, so that a search for its name finds every use; only for markup that the source text fixes.
public struct RawHTML: Primitive {
    private let markup: StaticString

    /// Markup of the source text.
    public init(_ markup: StaticString) {
        self.markup = markup
    }

    /// Writes the markup.
    public func render(into context: RenderContext) {
        context.buffer.write(markup)
    }
}
