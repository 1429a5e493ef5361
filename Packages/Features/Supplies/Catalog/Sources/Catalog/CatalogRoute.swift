public import Common

/// The places of the catalogue.
public enum CatalogRoute: Route {
    /// Everything that there is.
    case list
    /// One product.
    case product(CatalogProduct.ID)

    /// Reads a route; nil where the path names none.
    public init?(path: RoutePath) {
        let parts = path.components
        switch parts.count {
        case 0: self = .list
        case 2 where parts[0] == "products": self = .product(CatalogProduct.ID(rawValue: parts[1]))
        default: return nil
        }
    }

    /// The path below the feature's prefix.
    public var path: RoutePath {
        switch self {
        case .list: RoutePath([])
        case .product(let id): RoutePath(["products", id.rawValue])
        }
    }

    /// The screen and all beneath it.
    public var stack: [CatalogRoute] {
        self == .list ? [.list] : [.list, self]
    }
}
