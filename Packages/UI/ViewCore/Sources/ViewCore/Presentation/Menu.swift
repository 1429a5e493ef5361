/// Actions that show when a button is pressed. The browser opens and closes it.
public struct Menu<Label: View, Content: View>: Primitive {
    private let label: Label
    private let content: Content

    /// A menu with any label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// Writes the menu; each action is a row.
    public func render(into context: RenderContext) {
        context.element("details", class: "menu") {
            context.flag("data-menu")
        } content: {
            context.slot("label") {
                context.phrasingElement("summary", class: "button menu-label") { label.renderContent(into: context) }
            }
            context.element("div", class: "menu-items") { content.renderContent(into: context) }
        }
    }
}

extension Menu where Label == Text {
    /// A menu labelled by the text of a key.
    public init(_ key: TextKey, fileID: String = #fileID, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(key, fileID: fileID) }
    }
}

extension Menu where Label == ViewCore.Label<Text, Image> {
    /// A menu labelled by the text of a key with a symbol of the app before it.
    public init(_ key: TextKey, systemImage name: String, fileID: String = #fileID, @ViewBuilder content: () -> Content) {
        self.init(content: content) { ViewCore.Label(key, systemImage: name, fileID: fileID) }
    }
}
