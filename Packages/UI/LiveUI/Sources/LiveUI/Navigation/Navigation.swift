public import Common

/// What a coordinator may do to the stack of its section.
@MainActor public protocol Navigation: AnyObject {
    /// The title of the screen that is shown, where a coordinator sets one.
    var title: String? { get set }

    /// Shows a screen on top of the stack. The route that is on top already is not shown twice.
    func push(_ route: any Route)

    /// Shows a screen in a sheet above the stack.
    func present(_ route: any Route)

    /// Takes the top screen off the stack; the first one stays.
    func pop()

    /// Takes all screens but the first off the stack.
    func popToRoot()

    /// Closes the sheet, if one is open.
    func dismiss()

    /// Goes to a route wherever it belongs, in this section or another.
    func open(_ route: any Route)
}
