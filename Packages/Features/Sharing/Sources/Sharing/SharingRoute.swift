public import Common

/// The places of sharing.
public enum SharingRoute: Route {
    /// What can be shared, and how.
    case home
    /// Where a file is made for other programs.
    case export

    /// Reads a route; nil where the path names none.
    public init?(path: RoutePath) {
        switch path.components {
        case []: self = .home
        case ["export"]: self = .export
        default: return nil
        }
    }

    /// The path below the feature's prefix.
    public var path: RoutePath {
        switch self {
        case .home: RoutePath([])
        case .export: RoutePath(["export"])
        }
    }

    /// The screen and all beneath it.
    public var stack: [SharingRoute] {
        self == .home ? [.home] : [.home, self]
    }
}
