extension FeatureTemplate {
    /// The mock and its fixtures.
    static let mocks: [TemplateFile] = [
        TemplateFile(
            "Sources/{{Feature}}Mocks/Exported.swift",
            #"""
            @_exported import {{Feature}}

            """#),
        TemplateFile(
            "Sources/{{Feature}}Mocks/Mock{{Feature}}ViewModel.swift",
            #"""
            package import {{Feature}}
            import Observation

            /// The first screen's view model whose state is given.
            @MainActor @Observable
            package final class Mock{{Feature}}ViewModel: {{Feature}}ViewModel {
                package var state: {{Feature}}State
                /// How often it was asked to load.
                package private(set) var loadCallCount = 0
                /// How often it was asked to leave.
                package private(set) var leaveCallCount = 0

                /// Makes a view model that shows a state.
                package init(state: {{Feature}}State) {
                    self.state = state
                }

                package func load() async { loadCallCount += 1 }
                package func leave() { leaveCallCount += 1 }
            }

            """#),
        TemplateFile(
            "Sources/{{Feature}}Mocks/{{Feature}}State+Fixtures.swift",
            #"""
            import Domain
            package import {{Feature}}

            extension {{Feature}}State {
                /// Loaded on 1 March 2026 at 8:05.
                package static var loadedFixture: Self {
                    CivilDateTime("2026-03-01T08:05:00").map { .loaded($0) } ?? .loading
                }
            }

            """#),
    ]
}
