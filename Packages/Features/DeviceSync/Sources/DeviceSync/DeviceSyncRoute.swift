public import Common

/// The places of the Devices section.
public enum DeviceSyncRoute: Route {
    /// All meters.
    case devices

    /// Reads a route; nil where the path names none.
    public init?(path: RoutePath) {
        guard path.components.isEmpty else { return nil }
        self = .devices
    }

    /// The path below the section's prefix.
    public var path: RoutePath {
        switch self {
        case .devices: RoutePath([])
        }
    }
}
