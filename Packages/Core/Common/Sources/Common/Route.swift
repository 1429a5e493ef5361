/// A place in the app, as an identifier that can be linked to, stored and restored.
///
/// A route holds identifiers only, never models or closures. Its path is relative to the prefix that App gives the feature, and
/// `Self(path: route.path) == route` must hold for every route.
public protocol Route: Hashable, Codable, Sendable {
    /// Reads a route from a path relative to its feature; nil where the path names none.
    init?(path: RoutePath)

    /// The path of this route, relative to its feature.
    var path: RoutePath { get }
}
