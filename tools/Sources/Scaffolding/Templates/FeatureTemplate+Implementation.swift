extension FeatureTemplate {
    /// Coordinator, dependencies, live view model.
    static let implementation: [TemplateFile] = [
        TemplateFile(
            "Sources/{{Feature}}Implementation/Exported.swift",
            #"""
            @_exported import {{Feature}}Views

            """#),
        TemplateFile(
            "Sources/{{Feature}}Implementation/Live{{Feature}}ViewModel.swift",
            #"""
            import Common
            import Domain
            import Observation
            import {{Feature}}

            /// The first screen over the machine's clock.
            @MainActor @Observable
            final class Live{{Feature}}ViewModel: {{Feature}}ViewModel {
                private(set) var state: {{Feature}}State = .loading
                /// Set by the coordinator.
                @ObservationIgnored var onLeave: () -> Void = {}
                private let wallClock: any WallClock

                init(wallClock: any WallClock) {
                    self.wallClock = wallClock
                }

                func load() async {
                    let now = CivilDateTime(instant: wallClock.now, in: wallClock.timeZone)
                    state = now.map { .loaded($0) } ?? .failed(.noDate)
                }

                func leave() {
                    onLeave()
                }
            }

            """#),
        TemplateFile(
            "Sources/{{Feature}}Implementation/{{Feature}}Coordinator.swift",
            #"""
            public import ViewCore
            public import {{Feature}}
            import {{Feature}}Views

            /// Leads through the {{words}} section of one session.
            @MainActor
            public final class {{Feature}}Coordinator {
                private let dependencies: {{Feature}}Dependencies
                private let onLeave: @MainActor () -> Void

                /// Makes a coordinator; `onLeave` leads out of the section.
                public init(dependencies: {{Feature}}Dependencies, onLeave: @escaping @MainActor () -> Void) {
                    self.dependencies = dependencies
                    self.onLeave = onLeave
                }

                /// The screen of a route.
                public func screen(for route: {{Feature}}Route) -> AnyView {
                    switch route {
                    case .home: homeScreen()
                    }
                }

                private func homeScreen() -> AnyView {
                    let viewModel = Live{{Feature}}ViewModel(wallClock: dependencies.wallClock)
                    viewModel.onLeave = onLeave
                    return AnyView({{Feature}}View(viewModel: viewModel))
                }
            }

            """#),
        TemplateFile(
            "Sources/{{Feature}}Implementation/{{Feature}}Dependencies.swift",
            #"""
            public import Common

            /// What the feature needs from outside.
            public struct {{Feature}}Dependencies: Sendable {
                /// The time.
                public let wallClock: any WallClock

                /// Gathers the dependencies.
                public init(wallClock: any WallClock) {
                    self.wallClock = wallClock
                }
            }

            """#),
    ]
}
