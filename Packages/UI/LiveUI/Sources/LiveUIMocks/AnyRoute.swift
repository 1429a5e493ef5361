public import Common

/// A route whose type is hidden, equal to another when type and value are.
nonisolated public struct AnyRoute: Hashable, Sendable, CustomStringConvertible {
    /// The route.
    public let route: any Route

    /// Hides the type of a route.
    public init(_ route: any Route) {
        self.route = route
    }

    /// Type and path.
    public var description: String { "\(type(of: route)) \(route.path.string)" }

    /// Whether type and value are the same.
    public static func == (left: AnyRoute, right: AnyRoute) -> Bool { AnyHashable(left.route) == AnyHashable(right.route) }

    /// Hashes the route.
    public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(route)) }
}
