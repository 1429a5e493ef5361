import Common

/// Leads from one section to another. Given to the sections before the router that knows them all is there.
@MainActor
final class AppLinks {
    /// The session's router.
    weak var router: AppRouter?

    /// Shows the screen of a route.
    func open(_ route: any Route) {
        router?.open(route)
    }

    /// Shows the screen of a path inside the app, without its leading slash.
    func open(path: String) {
        router?.open(url: "/" + path)
    }
}
