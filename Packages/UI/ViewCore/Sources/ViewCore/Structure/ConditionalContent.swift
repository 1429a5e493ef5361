/// One of two views; each branch has an identity of its own, and the statement keeps its position whichever is shown.
public enum ConditionalContent<First: View, Second: View>: Primitive {
    /// The branch of the true condition.
    case first(First)
    /// The branch of `else`.
    case second(Second)

    /// Renders the branch under its own path.
    public func render(into context: RenderContext) {
        switch self {
        case .first(let view):
            context.withBranch(true) { view.renderContent(into: context) }
        case .second(let view):
            context.withBranch(false) { view.renderContent(into: context) }
        }
    }
}
