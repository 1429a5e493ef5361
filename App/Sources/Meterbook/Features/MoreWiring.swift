import Common
import CommonUI
import LiveUI
import ViewCore

/// The More section: a list of the features that have no section of their own, whose screens lie upon it.
@MainActor
final class MoreWiring: FeatureSection {
    /// The only place of the section itself.
    enum MoreRoute: Route {
        case list

        init?(path: RoutePath) {
            guard path.components.isEmpty else { return nil }
            self = .list
        }

        var path: RoutePath { RoutePath([]) }
    }

    static let prefix = "more"
    static let title = TextKey("section.more")
    static let symbol: String? = AssetName.more
    static let place = SectionPlace.bar(900)
    static let root: any Route = MoreRoute.list
    static let modulesWithStrings: [String] = []

    private let links: AppLinks

    init(services: Void, scope: SessionScope) {
        links = scope.links
    }

    func route(path: RoutePath) -> (any Route)? { MoreRoute(path: path) }

    func owns(_ route: any Route) -> Bool { route is MoreRoute }

    func stack(to route: any Route, from stack: [any Route]) -> [any Route] { [route] }

    func screen(for route: any Route) -> AnyView {
        AnyView(
            VStack {
                PageHeader("section.more")
                SectionMenu { [weak links] in links?.more ?? [] }
            })
    }
}
