/// A screen and those on top of it, of which the last is shown below a bar with its title, its toolbar and the way back.
///
/// For steps within one screen, such as those of a set-up. Screens with a link of their own are routes of the app, which LiveUI's router stacks.
public struct NavigationStack<Root: View>: Primitive {
    private let elements: @MainActor () -> [AnyHashable]
    private let pop: @MainActor () -> Void
    private let push: (@MainActor (AnyHashable) -> Void)?
    private let root: Root

    /// A screen that nothing is put on top of.
    public init(@ViewBuilder root: () -> Root) {
        elements = { [] }
        pop = {}
        push = nil
        self.root = root()
    }

    /// A stack of screens whose values are of any type.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        elements = { path.wrappedValue.elements }
        pop = { path.wrappedValue.removeLast() }
        push = { path.wrappedValue.elements.append($0) }
        self.root = root()
    }

    /// A stack of screens whose values are of one type.
    public init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        elements = { path.wrappedValue.map { AnyHashable($0) } }
        pop = { _ = path.wrappedValue.popLast() }
        push = { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } }
        self.root = root()
    }

    /// Writes the screen on top. A value without a destination shows the screen below it.
    public func render(into context: RenderContext) {
        let (outer, outerLevel) = (context.navigation, context.titleLevel)
        let scope = NavigationScope(push: push)
        context.element("div", class: "navigation") {
            context.navigation = scope
            let screens = screens(scope, in: context)
            let below = scope.title
            scope.beginScreen()
            context.write {
                if let top = screens.last {
                    writePushed(top, at: screens.count - 1, into: context)
                } else {
                    context.slot("root") { root.renderContent(into: context) }
                }
            } below: {
                context.slot("bar") { writeBar(scope, below: screens.isEmpty ? nil : below ?? "", into: context) }
            }
        }
        (context.navigation, context.titleLevel) = (outer, outerLevel)
    }

    /// The screens on top of the first. Those below the top are rendered for what they say: their title and the destinations they name.
    private func screens(_ scope: NavigationScope, in context: RenderContext) -> [AnyView] {
        var screens: [AnyView] = []
        let elements = elements()
        guard !elements.isEmpty else { return [] }
        context.silently { context.slot("root") { root.renderContent(into: context) } }
        for (index, element) in elements.enumerated() {
            guard let screen = scope.destination(of: element) else { continue }
            screens.append(screen)
            guard index < elements.count - 1 else { break }
            scope.beginScreen()
            context.silently { writePushed(screen, at: screens.count - 1, into: context) }
        }
        return screens
    }

    private func writePushed(_ screen: AnyView, at index: Int, into context: RenderContext) {
        var environment = context.environment
        environment.dismissal = pop
        context.withEnvironment(environment) {
            context.slot("push") { context.withIndex(index) { screen.renderContent(into: context) } }
        }
    }

    /// Writes the bar; `below` is the title of the screen below, nil where there is none.
    private func writeBar(_ scope: NavigationScope, below: String?, into context: RenderContext) {
        guard below != nil || scope.title != nil || !scope.toolbar.isEmpty else { return }
        ScreenBar.write(scope, into: context) {
            guard let below else { return }
            ButtonElement.write(into: context, id: context.pathID(suffix: ".back"), class: "button button-plain back-link") {
                pop()
            } content: {
                context.text(below.isEmpty ? CoreText.back.words(in: context.environment) : below)
            }
        } trailing: {
        }
    }
}

extension View {
    /// Says which screen a value of a type leads to in the ``NavigationStack`` that the view stands in.
    public func navigationDestination<Value: Hashable, Destination: View>(
        for type: Value.Type,
        @ViewBuilder destination: @escaping (Value) -> Destination
    ) -> some View {
        DestinationModifier(content: self, type: type) { AnyView(destination($0)) }
    }
}

struct DestinationModifier<Content: View, Value: Hashable>: Primitive {
    let content: Content
    let type: Value.Type
    let destination: @MainActor (Value) -> AnyView

    func render(into context: RenderContext) {
        context.navigation?.add(type, destination)
        content.renderContent(into: context)
    }
}
