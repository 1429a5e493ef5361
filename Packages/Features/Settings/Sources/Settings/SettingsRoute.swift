public import Common

/// The places of the settings.
public enum SettingsRoute: Route {
    /// What can be set.
    case home
    /// Which version this is, and what it is made of.
    case about
    /// The text of a licence, by its identifier.
    case licence(String)

    /// Reads a route; nil where the path names none.
    public init?(path: RoutePath) {
        switch path.components.count {
        case 0: self = .home
        case 1 where path.components[0] == "about": self = .about
        case 3 where path.components[0] == "about" && path.components[1] == "licences": self = .licence(path.components[2])
        default: return nil
        }
    }

    /// The path below the feature's prefix.
    public var path: RoutePath {
        switch self {
        case .home: RoutePath([])
        case .about: RoutePath(["about"])
        case .licence(let id): RoutePath(["about", "licences", id])
        }
    }

    /// The screen and all beneath it.
    public var stack: [SettingsRoute] {
        switch self {
        case .home: [.home]
        case .about: [.home, .about]
        case .licence: [.home, .about, self]
        }
    }
}
