public import Common

/// The places of the usage section.
public enum UsageRoute: Route {
    /// The first screen.
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
