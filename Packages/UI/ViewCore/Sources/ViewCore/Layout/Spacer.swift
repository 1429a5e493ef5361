/// Takes the room that is left in a stack.
public struct Spacer: Primitive {
    /// Makes the spacer.
    public init() {}

    /// Writes the spacer, which assistive technology does not see.
    public func render(into context: RenderContext) {
        context.container(class: "spacer") {}
    }
}
