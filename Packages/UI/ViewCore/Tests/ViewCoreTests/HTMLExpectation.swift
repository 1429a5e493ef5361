import Common
import Testing
import ViewCore

/// Renders a view and compares its HTML, byte by byte, with an exact string.
func expectHTML(
    _ html: String,
    environment: EnvironmentValues = EnvironmentValues(),
    sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder of view: () -> some View
) {
    let rendering = Renderer.render(view(), environment: environment)
    let isEqual = rendering.html.utf8.elementsEqual(html.utf8)
    #expect(isEqual, "Expected:\n\(html)\nRendered:\n\(rendering.html)", sourceLocation: sourceLocation)
    #expect(rendering.duplicateIDs.isEmpty, sourceLocation: sourceLocation)
}

/// A route for links in tests.
nonisolated struct TestRoute: Route {
    let name: String

    init(name: String) {
        self.name = name
    }

    init?(path: RoutePath) {
        guard let name = path.components.first else { return nil }
        self.name = name
    }

    var path: RoutePath { RoutePath([name]) }
}
