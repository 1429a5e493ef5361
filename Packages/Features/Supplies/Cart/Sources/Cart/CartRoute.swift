public import Common
public import Domain

/// The places of basket and stock.
public enum CartRoute: Route {
    /// What is left of each supply.
    case stock
    /// One supply, and how its stock came about.
    case supply(SupplyKind)
    /// What is to be ordered.
    case basket

    /// Reads a route; nil where the path names none.
    public init?(path: RoutePath) {
        let parts = path.components
        switch parts.count {
        case 0: self = .stock
        case 1 where parts[0] == "basket": self = .basket
        case 2 where parts[0] == "stock":
            guard let kind = SupplyKind(rawValue: parts[1]) else { return nil }
            self = .supply(kind)
        default: return nil
        }
    }

    /// The path below the feature's prefix.
    public var path: RoutePath {
        switch self {
        case .stock: RoutePath([])
        case .supply(let kind): RoutePath(["stock", kind.rawValue])
        case .basket: RoutePath(["basket"])
        }
    }

    /// The screen and all beneath it.
    public var stack: [CartRoute] {
        self == .stock ? [.stock] : [.stock, self]
    }
}
