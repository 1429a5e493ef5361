public import Common

/// The places of the updates.
public enum ForceUpdateRoute: Route {
    /// Which version this is, and which there are.
    case home

    /// Reads a route; nil where the path names none.
    public init?(path: RoutePath) {
        guard path.components.isEmpty else { return nil }
        self = .home
    }

    /// The path below the section's prefix.
    public var path: RoutePath {
        switch self {
        case .home: RoutePath([])
        }
    }
}
