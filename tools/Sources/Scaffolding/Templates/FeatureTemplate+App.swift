extension FeatureTemplate {
    /// The wiring file of the app.
    static let app: [TemplateFile] = [
        TemplateFile(
            "{{Feature}}Wiring.swift",
            #"""
            import Common
            import LiveUI
            import ViewCore
            import {{Feature}}Implementation

            /// The {{words}} section: what {{Feature}} needs, and where its links lie.
            @MainActor
            final class {{Feature}}Wiring: FeatureSection {
                static let prefix = "{{path}}"
                static let title = TextKey(key: "{{feature}}.title", module: "{{Feature}}Views", arguments: [])
                static let place = 450
                static let modulesWithStrings = ["{{Feature}}Views"]

                let router: Router
                private let coordinator: {{Feature}}Coordinator

                init(dependencies: AppDependencies, links: AppLinks) {
                    router = Router(root: {{Feature}}Route.home, onOpen: links.open)
                    coordinator = {{Feature}}Coordinator(
                        dependencies: {{Feature}}Dependencies(wallClock: dependencies.environment.wallClock),
                        onLeave: { links.open(path: "") })
                }

                func route(path: RoutePath) -> (any Route)? { {{Feature}}Route(path: path) }

                func owns(_ route: any Route) -> Bool { route is {{Feature}}Route }

                func stack(to route: any Route, from stack: [any Route]) -> [any Route] { [route] }

                func screen(for route: any Route) -> AnyView {
                    guard let route = route as? {{Feature}}Route else { return AnyView(EmptyView()) }
                    return coordinator.screen(for: route)
                }
            }

            """#)
    ]
}
