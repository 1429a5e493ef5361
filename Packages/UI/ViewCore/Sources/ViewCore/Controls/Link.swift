/// A link to an address outside the app's routes. An address that ``URLPolicy`` does not allow is left out.
public struct Link<Label: View>: Primitive {
    private let destination: String
    private let label: Label

    /// A link with any label.
    public init(destination: String, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    /// Writes the link.
    public func render(into context: RenderContext) {
        context.phrasingElement("a", class: "link") {
            context.urlAttribute("href", destination)
        } content: {
            label.renderContent(into: context)
        }
    }
}

extension Link where Label == Text {
    /// A link whose label is the text of a key.
    public init(_ key: TextKey, destination: String, fileID: String = #fileID) {
        self.init(destination: destination) { Text(key, fileID: fileID) }
    }
}
