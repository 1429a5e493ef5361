public import Common

/// The places of the orders.
public enum OrdersRoute: Route {
    /// All orders.
    case list
    /// One order.
    case order(OrderID)
    /// Where a draft is edited.
    case edit(OrderID)
    /// The sheet that is printed or sent.
    case sheet(OrderID)

    /// Reads a route; nil where the path names none.
    public init?(path: RoutePath) {
        let parts = path.components
        switch parts.count {
        case 0: self = .list
        case 1: self = .order(OrderID(rawValue: parts[0]))
        case 2 where parts[1] == "edit": self = .edit(OrderID(rawValue: parts[0]))
        case 2 where parts[1] == "sheet": self = .sheet(OrderID(rawValue: parts[0]))
        default: return nil
        }
    }

    /// The path below the feature's prefix.
    public var path: RoutePath {
        switch self {
        case .list: RoutePath([])
        case .order(let id): RoutePath([id.rawValue])
        case .edit(let id): RoutePath([id.rawValue, "edit"])
        case .sheet(let id): RoutePath([id.rawValue, "sheet"])
        }
    }

    /// The screen and all beneath it.
    public var stack: [OrdersRoute] {
        switch self {
        case .list: [.list]
        case .order: [.list, self]
        case .edit(let id), .sheet(let id): [.list, .order(id), self]
        }
    }
}
