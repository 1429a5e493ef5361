/// A button that prints the page. Whoever has no script prints by the menu of the browser, and does not see it.
public struct PrintButton: Primitive {
    private let title: Text

    /// A button titled by the text of a key.
    public init(_ key: TextKey, fileID: String = #fileID) {
        title = Text(key, fileID: fileID)
    }

    /// Writes the button; the client script prints.
    public func render(into context: RenderContext) {
        let id = context.claimID()
        context.phrasingElement("button", class: "button button-bordered with-script", id: id) {
            context.attribute("type", fixed: "button")
            context.flag("data-print")
        } content: {
            title.render(into: context)
        }
    }
}
