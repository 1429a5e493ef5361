public import Common
public import Observation

/// The stack of one section. Never empty.
@Observable
public final class Router: Navigation {
    /// The routes from the section's first screen to the one on top.
    public private(set) var stack: [any Route]
    /// The route in the sheet, if one is open.
    public private(set) var sheet: (any Route)?
    /// The title that a coordinator has set; goes when another screen is shown.
    public var title: String?
    @ObservationIgnored private let onOpen: @MainActor (any Route) -> Void

    /// Makes the stack of a section. `onOpen` leads to any route of the app.
    public init(root: any Route, onOpen: @escaping @MainActor (any Route) -> Void = { _ in }) {
        stack = [root]
        self.onOpen = onOpen
    }

    /// The route on top of the stack.
    public var top: any Route { stack[stack.count - 1] }

    /// Replaces the stack, as a deep link does: its parents first. An empty one leaves the first screen.
    public func show(_ routes: [any Route]) {
        change(routes.isEmpty ? Array(stack.prefix(1)) : routes, sheet: nil)
    }

    /// Shows a screen on top.
    public func push(_ route: any Route) {
        guard AnyHashable(route) != AnyHashable(top) else { return }
        change(stack + [route], sheet: sheet)
    }

    /// Shows a screen in a sheet.
    public func present(_ route: any Route) {
        change(stack, sheet: route)
    }

    /// Takes the top screen off.
    public func pop() {
        guard stack.count > 1 else { return }
        change(Array(stack.dropLast()), sheet: sheet)
    }

    /// Takes all but the first screen off.
    public func popToRoot() {
        guard stack.count > 1 else { return }
        change(Array(stack.prefix(1)), sheet: sheet)
    }

    /// Closes the sheet.
    public func dismiss() {
        guard sheet != nil else { return }
        change(stack, sheet: nil)
    }

    /// Goes to any route of the app.
    public func open(_ route: any Route) {
        onOpen(route)
    }

    private func change(_ stack: [any Route], sheet: (any Route)?) {
        title = nil
        self.stack = stack
        self.sheet = sheet
    }
}
