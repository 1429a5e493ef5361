public import Common
public import LiveUI

/// A navigation that records what it is asked for and goes nowhere. It answers nothing, so there is nothing to configure.
@MainActor public final class MockNavigation: Navigation {
    /// One call, with its route.
    nonisolated public enum Call: Hashable, Sendable {
        /// `push(_:)`
        case push(AnyRoute)
        /// `present(_:)`
        case present(AnyRoute)
        /// `pop()`
        case pop
        /// `popToRoot()`
        case popToRoot
        /// `dismiss()`
        case dismiss
        /// `open(_:)`
        case open(AnyRoute)

        /// `push(_:)` of a route.
        public static func push(_ route: some Route) -> Call { .push(AnyRoute(route)) }
        /// `present(_:)` of a route.
        public static func present(_ route: some Route) -> Call { .present(AnyRoute(route)) }
        /// `open(_:)` of a route.
        public static func open(_ route: some Route) -> Call { .open(AnyRoute(route)) }
    }

    /// The calls in order.
    public private(set) var calls: [Call] = []
    /// The title that was set last.
    public var title: String?

    /// Makes a navigation without calls.
    public init() {}

    /// Records the call.
    public func push(_ route: any Route) { calls.append(.push(AnyRoute(route))) }
    /// Records the call.
    public func present(_ route: any Route) { calls.append(.present(AnyRoute(route))) }
    /// Records the call.
    public func pop() { calls.append(.pop) }
    /// Records the call.
    public func popToRoot() { calls.append(.popToRoot) }
    /// Records the call.
    public func dismiss() { calls.append(.dismiss) }
    /// Records the call.
    public func open(_ route: any Route) { calls.append(.open(AnyRoute(route))) }
}
