public import Common

/// The six screens of the setup, in their order.
public enum DeviceSetupRoute: String, Route, CaseIterable, Comparable {
    /// Which kind of meter it is, and how it is made ready to pair.
    case choose
    /// The meters in range.
    case find
    /// Pairing, with what the meter asks.
    case pair
    /// Who the meter is and what it can do, before it is added.
    case check
    /// The first sync.
    case firstSync
    /// What was found.
    case done

    /// Reads a route; nil where the path names none.
    public init?(path: RoutePath) {
        guard let route = Self.allCases.first(where: { $0.path.components == path.components }) else { return nil }
        self = route
    }

    /// The path below the section's prefix.
    public var path: RoutePath {
        switch self {
        case .choose: RoutePath([])
        case .find: RoutePath(["find"])
        case .pair: RoutePath(["pair"])
        case .check: RoutePath(["check"])
        case .firstSync: RoutePath(["first-sync"])
        case .done: RoutePath(["done"])
        }
    }

    /// The screen and all before it.
    public var stack: [DeviceSetupRoute] { Self.allCases.filter { $0 <= self } }

    /// Where it stands among the six, from 0.
    package var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// The screen before this one; nil for the first. From the check it is the list of meters, since a meter is paired once.
    package var previous: DeviceSetupRoute? {
        switch self {
        case .choose: nil
        case .find: .choose
        case .pair, .check: .find
        case .firstSync: .check
        case .done: .firstSync
        }
    }

    /// The order of the screens.
    public static func < (left: DeviceSetupRoute, right: DeviceSetupRoute) -> Bool { left.index < right.index }
}
