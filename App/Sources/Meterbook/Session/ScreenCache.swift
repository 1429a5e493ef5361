import Common
import ViewCore

/// Keeps each screen, and with it its view model, as long as its route is in a stack.
@MainActor
final class ScreenCache {
    private var screens: [AnyHashable: AnyView] = [:]

    /// The screen of a route, made when it is not there yet.
    func screen(for route: any Route, in section: any FeatureSection) -> AnyView {
        let key = AnyHashable(route)
        if let screen = screens[key] { return screen }
        let screen = section.screen(for: route)
        screens[key] = screen
        return screen
    }

    /// Lets go of the screens whose routes are in no stack any more.
    func keep(only routes: [any Route]) {
        let kept = Set(routes.map { AnyHashable($0) })
        screens = screens.filter { kept.contains($0.key) }
    }
}
