extension FeatureTemplate {
    /// The wiring file of the app.
    static let app: [TemplateFile] = [
        TemplateFile(
            "{{Feature}}Wiring.swift",
            #"""
            import Common
            import ViewCore
            import {{Feature}}Implementation

            /// {{Words}}: what {{Feature}} needs, and where its links lie.
            @MainActor
            final class {{Feature}}Wiring: FeatureSection {
                static let prefix = "{{path}}"
                static let title = TextKey(key: "{{feature}}.title", module: "{{Feature}}Views", arguments: [])
                static let place = SectionPlace.more(450)
                static let root: any Route = {{Feature}}Route.home
                static let modulesWithStrings = ["{{Feature}}Views"]

                private let coordinator: {{Feature}}Coordinator

                static func services(_ dependencies: AppDependencies) -> {{Feature}}Dependencies {
                    {{Feature}}Dependencies(wallClock: dependencies.environment.wallClock)
                }

                init(services: {{Feature}}Dependencies, scope: SessionScope) {
                    let links = scope.links
                    coordinator = {{Feature}}Coordinator(dependencies: services, onLeave: { links.open(path: "") })
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
