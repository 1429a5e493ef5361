/// A name and its value on one line.
public struct LabeledContent<Label: View, Content: View>: Primitive {
    private let label: Label
    private let content: Content

    /// A value with any name.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// Writes the name, then the value.
    public func render(into context: RenderContext) {
        context.element("div", class: "labeled") {
            context.slot("label") { context.phrasingElement("span", class: "labeled-name") { label.renderContent(into: context) } }
            context.container(class: "labeled-value") { content.renderContent(into: context) }
        }
    }
}

extension LabeledContent where Label == Text {
    /// A value named by the text of a key.
    public init(_ key: TextKey, fileID: String = #fileID, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(key, fileID: fileID) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Words that are not translated, named by the text of a key.
    public init(_ key: TextKey, value: some StringProtocol, fileID: String = #fileID) {
        self.init {
            Text(verbatim: String(value))
        } label: {
            Text(key, fileID: fileID)
        }
    }
}
