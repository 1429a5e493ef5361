/// A view that names the page.
struct TitledView<Content: View>: Primitive {
    let content: Content
    let title: Text

    func render(into context: RenderContext) {
        let words = title.resolved(in: context.environment)
        context.setTitle(words)
        context.navigation?.title = words
        content.renderContent(into: context)
    }
}

extension View {
    /// Names the page by the text of a key. The innermost title counts.
    public func navigationTitle(_ key: TextKey, fileID: String = #fileID) -> some View {
        navigationTitle(Text(key, fileID: fileID))
    }

    /// Names the page by words held by a variable, not translated.
    @_disfavoredOverload public func navigationTitle(_ title: some StringProtocol) -> some View {
        navigationTitle(Text(title))
    }

    /// Names the page by a text.
    public func navigationTitle(_ title: Text) -> some View {
        TitledView(content: self, title: title)
    }
}
