public import Common

/// A link to a route of the app: a plain link that the client script follows without loading the page anew. Or, for a value that is no route,
/// a button that puts its screen on top of the ``NavigationStack`` it stands in.
public struct NavigationLink<Label: View>: Primitive {
    private enum Target {
        case route(any Route)
        case value(AnyHashable)
    }

    private let target: Target
    private let label: Label

    /// A link to a route, with any label.
    public init(value route: some Route, @ViewBuilder label: () -> Label) {
        target = .route(route)
        self.label = label()
    }

    /// A link to the screen of a value in the stack, with any label.
    public init(value: some Hashable, @ViewBuilder label: () -> Label) {
        target = .value(AnyHashable(value))
        self.label = label()
    }

    /// Writes the link. An address that is not of this app is left out; a value outside a stack leaves the label.
    public func render(into context: RenderContext) {
        switch target {
        case .route(let route): writeLink(to: route, into: context)
        case .value(let value): writeButton(for: value, into: context)
        }
    }

    private func writeButton(for value: AnyHashable, into context: RenderContext) {
        guard let push = context.navigation?.push else { return label.renderContent(into: context) }
        ButtonElement.write(into: context, id: context.claimID(), class: "link") {
            push(value)
        } content: {
            label.renderContent(into: context)
        }
    }

    private func writeLink(to route: any Route, into context: RenderContext) {
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

    /// A link to the screen of a value in the stack, whose label is the text of a key.
    public init(_ key: TextKey, value: some Hashable, fileID: String = #fileID) {
        self.init(value: value) { Text(key, fileID: fileID) }
    }

    /// A link whose label is held by a variable, not translated.
    @_disfavoredOverload public init(_ title: some StringProtocol, value route: some Route) {
        self.init(value: route) { Text(title) }
    }
}
