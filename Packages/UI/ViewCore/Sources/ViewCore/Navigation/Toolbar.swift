/// Where something stands in the bar of a screen.
nonisolated public enum ToolbarItemPlacement: Sendable, Hashable, CaseIterable {
    /// Where it fits.
    case automatic
    /// The main action of the screen.
    case primaryAction
    /// Takes over what was entered.
    case confirmationAction
    /// Leaves things as they are.
    case cancellationAction
    /// An action beside others.
    case secondaryAction

    var buttonStyle: ButtonStyle {
        switch self {
        case .automatic, .secondaryAction: .bordered
        case .primaryAction, .confirmationAction: .borderedProminent
        case .cancellationAction: .plain
        }
    }
}

/// A thing in the bar of a screen. Its place decides how its buttons look.
public struct ToolbarItem<Content: View>: View {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Something for a place.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// The content in the style of its place.
    public var body: some View {
        content.buttonStyle(placement.buttonStyle)
    }
}

/// Several things in the bar of a screen.
public typealias ToolbarItemGroup = ToolbarItem

struct ToolbarModifier<Content: View, Items: View>: Primitive {
    let content: Content
    let items: Items

    func render(into context: RenderContext) {
        if let navigation = context.navigation {
            navigation.toolbar.append(context.deferred { context.slot("toolbar") { items.renderContent(into: context) } })
        } else {
            context.slot("toolbar") { context.element("div", class: "toolbar") { items.renderContent(into: context) } }
        }
        context.withComponent("_") { content.renderContent(into: context) }
    }
}

extension View {
    /// Puts things into the bar of the screen; outside a ``NavigationStack`` and a sheet they stand above the view.
    public func toolbar<Items: View>(@ViewBuilder content: () -> Items) -> some View {
        ToolbarModifier(content: self, items: content())
    }
}
