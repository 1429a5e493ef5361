/// Builds one view from the statements of a closure.
@resultBuilder @MainActor public enum ViewBuilder {
    /// An empty closure.
    public static func buildBlock() -> EmptyView {
        EmptyView()
    }

    /// One statement: the view itself.
    public static func buildBlock<Content: View>(_ content: Content) -> Content {
        content
    }

    /// Several statements, each of which keeps its position.
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
        TupleView(repeat each content)
    }

    /// Every statement is a view.
    public static func buildExpression<Content: View>(_ content: Content) -> Content {
        content
    }

    /// `if` without `else`.
    public static func buildOptional<Content: View>(_ content: Content?) -> Content? {
        content
    }

    /// The first branch of `if`/`else` or `switch`.
    public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
        .first(first)
    }

    /// The other branch of `if`/`else` or `switch`.
    public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
        .second(second)
    }

    /// `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
