import Testing
import ViewCore

/// Renders a view and compares its HTML with an exact string.
func expectHTML(
    _ html: String,
    environment: EnvironmentValues = EnvironmentValues(),
    sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder of view: () -> some View
) {
    let rendering = Renderer.render(view(), environment: environment)
    #expect(rendering.html == html, sourceLocation: sourceLocation)
    #expect(rendering.duplicateIDs.isEmpty, sourceLocation: sourceLocation)
}
