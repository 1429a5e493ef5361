/// A line between parts.
public struct Divider: Primitive {
    /// Makes the line.
    public init() {}

    /// Writes the line.
    public func render(into context: RenderContext) {
        if context.isPhrasing {
            context.element("span", class: "divider") {}
        } else {
            context.voidElement("hr", class: "divider")
        }
    }
}
