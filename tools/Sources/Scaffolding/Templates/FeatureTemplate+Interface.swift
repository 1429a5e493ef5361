extension FeatureTemplate {
    /// The interface: route, error, view model.
    static let interface: [TemplateFile] = [
        TemplateFile(
            "Sources/{{Feature}}/{{Feature}}Error.swift",
            #"""
            /// Why the screen cannot be shown. Nothing is lost: showing it changes nothing.
            package enum {{Feature}}Error: Error, Hashable, Sendable, CustomStringConvertible {
                /// The machine's clock shows no usable date.
                case noDate

                /// English, for logs.
                package var description: String {
                    switch self {
                    case .noDate: "the screen was not loaded: the machine's clock shows no usable date; set it and try again"
                    }
                }
            }

            """#),
        TemplateFile(
            "Sources/{{Feature}}/{{Feature}}Route.swift",
            #"""
            public import Common

            /// The places of the {{words}} section.
            public enum {{Feature}}Route: Route {
                /// The first screen.
                case home

                /// Reads a route; nil where the path names none.
                public init?(path: RoutePath) {
                    guard path.components.isEmpty else { return nil }
                    self = .home
                }

                /// The path below the section's prefix.
                public var path: RoutePath {
                    switch self {
                    case .home: RoutePath([])
                    }
                }
            }

            """#),
        TemplateFile(
            "Sources/{{Feature}}/{{Feature}}ViewModel.swift",
            #"""
            package import Domain
            package import Observation

            /// What the first screen has to show.
            package enum {{Feature}}State: Hashable, Sendable {
                /// Being loaded for the first time.
                case loading
                /// Could not be loaded.
                case failed({{Feature}}Error)
                /// Loaded at a local time.
                case loaded(CivilDateTime)
            }

            /// What the first screen shows and does.
            @MainActor
            package protocol {{Feature}}ViewModel: AnyObject, Observable {
                /// The screen, as far as it was loaded.
                var state: {{Feature}}State { get }

                /// Loads the screen, also again.
                func load() async
                /// Leads to where the person came from.
                func leave()
            }

            """#),
    ]
}
