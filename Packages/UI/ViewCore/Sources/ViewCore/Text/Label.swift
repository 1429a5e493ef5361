/// Words with a symbol before them.
public struct Label<Title: View, Icon: View>: Primitive {
    private let title: Title
    private let icon: Icon

    /// A label with any title and symbol.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// Writes the symbol, then the words.
    public func render(into context: RenderContext) {
        context.phrasingElement("span", class: "label") {
            context.withIndex(0) { icon.renderContent(into: context) }
            context.withIndex(1) { title.renderContent(into: context) }
        }
    }
}

extension Label where Title == Text, Icon == Image {
    /// The text of a key with a decorative symbol of the app.
    public init(_ key: TextKey, systemImage name: String, fileID: String = #fileID) {
        self.init {
            Text(key, fileID: fileID)
        } icon: {
            Image(systemName: name)
        }
    }
}

extension Label where Title == Text, Icon == Image {
    /// Words held by a variable, not translated, with a decorative symbol of the app.
    @_disfavoredOverload public init(_ title: some StringProtocol, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }
}
