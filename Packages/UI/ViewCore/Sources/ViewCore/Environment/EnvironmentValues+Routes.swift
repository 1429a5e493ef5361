public import Common

private enum RouteURLKey: EnvironmentKey {
    nonisolated static var defaultValue: @MainActor @Sendable (any Route) -> String {
        { $0.path.string }
    }
}

extension EnvironmentValues {
    /// The address of a route in the app. App knows each feature's prefix; by default a route's own path.
    nonisolated public var routeURL: @MainActor @Sendable (any Route) -> String {
        get { self[RouteURLKey.self] }
        set { self[RouteURLKey.self] = newValue }
    }
}
