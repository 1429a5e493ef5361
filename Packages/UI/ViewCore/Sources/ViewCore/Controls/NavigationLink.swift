public import Common

/// A link to a route of the app: a plain link that the client script follows without loading the page anew.
public struct NavigationLink<Label: View>: Primitive {
    private let route: any Route
    private let label: Label

    /// A link with any label.
    public init(value route: some Route, @ViewBuilder label: () -> Label) {
        self.route = route
        self.label = label()
    }

    /// Writes the link. An address that is not of this app is left out.
    public func render(into context: RenderContext) {
        let id = context.claimID()
        let url = context.environment.routeURL(route)
        context.phrasingElement("a", class: "link", id: id) {
            if !url.hasPrefix("//") {
                context.urlAttribute("href", url)
                context.flag("data-nav")
            }
        } content: {
            label.renderContent(into: context)
        }
    }
}

extension NavigationLink where Label == Text {
    /// A link whose label is the text of a key.
    public init(_ key: TextKey, value route: some Route, fileID: String = #fileID) {
        self.init(value: route) { Text(key, fileID: fileID) }
    }

    /// A link whose label is held by a variable, not translated.
    @_disfavoredOverload public init(_ title: some StringProtocol, value route: some Route) {
        self.init(value: route) { Text(title) }
    }
}
