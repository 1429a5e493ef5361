/// Content that can be opened and closed. Without a binding the browser keeps whether it is open.
public struct DisclosureGroup<Label: View, Content: View>: Primitive {
    private let isExpanded: Binding<Bool>?
    private let label: Label
    private let content: Content

    /// A group with any label, closed at first.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        isExpanded = nil
        self.label = label()
        self.content = content()
    }

    /// A group that is open or closed as a binding says.
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.isExpanded = isExpanded
        self.label = label()
        self.content = content()
    }

    /// Writes the group; one with a binding reports `toggle` and is the server's to open and close.
    public func render(into context: RenderContext) {
        let id = context.claimID()
        if let isExpanded {
            context.on(.toggle, id: id) { value in
                if let text = value.text { isExpanded.wrappedValue = text == "true" }
            }
        }
        context.element("details", class: "disclosure", id: id) {
            guard let isExpanded else { return }
            if isExpanded.wrappedValue { context.flag("open") }
            context.attribute("data-on", fixed: "toggle")
        } content: {
            context.slot("label") {
                context.phrasingElement("summary", class: "disclosure-label") { label.renderContent(into: context) }
            }
            context.element("div", class: "disclosure-content") { content.renderContent(into: context) }
        }
    }
}

extension DisclosureGroup where Label == Text {
    /// A group labelled by the text of a key, closed at first.
    public init(_ key: TextKey, fileID: String = #fileID, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(key, fileID: fileID) }
    }

    /// A group labelled by the text of a key, open or closed as a binding says.
    public init(_ key: TextKey, isExpanded: Binding<Bool>, fileID: String = #fileID, @ViewBuilder content: () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(key, fileID: fileID) }
    }
}
