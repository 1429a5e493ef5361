/// Rows below one another. Each view at the level of the rows becomes one; a ``Section`` groups rows under a heading.
public struct List<Content: View>: Primitive {
    private let content: Content

    /// A list of the views of the closure.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// A list of one row for each element, keyed by a property of it.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        content = ForEach(data, id: id, content: rowContent)
    }

    /// A list of one row for each identifiable element.
    public init<Data: RandomAccessCollection, Row: View>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row)
    where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        content = ForEach(data, content: rowContent)
    }

    /// Writes the list.
    public func render(into context: RenderContext) {
        context.element("div", class: "list") {
            context.rows { content.renderContent(into: context) }
        }
    }
}
