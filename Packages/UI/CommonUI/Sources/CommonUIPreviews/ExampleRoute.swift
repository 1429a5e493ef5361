import Common

/// Where the links of the gallery lead.
nonisolated struct ExampleRoute: Route {
    init() {}

    init?(path: RoutePath) {}

    var path: RoutePath { RoutePath(["example"]) }
}
