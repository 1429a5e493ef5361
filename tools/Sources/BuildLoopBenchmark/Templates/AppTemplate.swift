/// The sources of the app: what it is put together from, and a program that renders every screen once.
enum AppTemplate {
    static func files(features: [String]) -> [String: String] {
        let screens = features.sorted().map { "            await make\($0)Screen(),\n" }.joined()
        return [
            "main.swift": #"""
            import ViewCore

            let context = RenderContext()
            for screen in await AppDependencies().screens() { screen.renderContent(into: context) }
            print("\(context.html.utf8.count) bytes of HTML, \(context.handlers.count) actions")

            """#,
            "AppDependencies.swift": #"""
            import Common

            /// What the features are made with.
            @MainActor struct AppDependencies {
                let backoff = Backoff(first: .seconds(1), limit: .seconds(60))

                /// A number that changes with the app's wiring.
                var revision: Int { 0 }
            }

            """#,
            "AppDependencies+Screens.swift": """
            import ViewCore

            extension AppDependencies {
                /// The first screen of each feature.
                func screens() async -> [AnyView] {
                    [
            \(screens)        ]
                }
            }

            """,
        ]
    }
}
