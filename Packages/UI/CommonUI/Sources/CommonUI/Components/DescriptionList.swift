public import ViewCore

/// Names and their values: the details of a thing, or answers to check before something is done.
///
/// ```swift
/// DescriptionList {
///     DescriptionRow("reading.meter") { Text(viewModel.meter) }
/// }
/// ```
public struct DescriptionList<Content: View>: Primitive {
    private let content: Content

    /// A list of ``DescriptionRow``s.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Writes the list.
    public func render(into context: RenderContext) {
        context.element("dl", class: "description") { content.renderContent(into: context) }
    }
}

/// A name and its value in a ``DescriptionList``.
public struct DescriptionRow<Content: View>: Primitive {
    private let title: Text
    private let content: Content

    /// A value named by the text of a key.
    public init(_ key: TextKey, fileID: String = #fileID, @ViewBuilder content: () -> Content) {
        self.init(title: Text(key, fileID: fileID), content: content)
    }

    /// A value named by a text.
    public init(title: Text, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    /// Writes the name and the value.
    public func render(into context: RenderContext) {
        context.element("div", class: "description-row") {
            context.slot("name") {
                context.phrasingElement("dt", class: "description-name") { title.render(into: context) }
            }
            context.element("dd", class: "description-value") { content.renderContent(into: context) }
        }
    }
}
