import CommonUI
import CommonUIMocks
import Testing
import ViewCore

/// Renders a view with CommonUI's own texts and compares its HTML, byte by byte, with an exact string.
func expectHTML(
    _ html: String,
    language: String = "en",
    sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder of view: () -> some View
) {
    var environment = EnvironmentValues()
    environment.setDependencies(style: .preview, assets: .preview, strings: StringCatalog.ofSources(), language: language)
    let rendering = Renderer.render(view(), environment: environment)
    let isEqual = rendering.html.utf8.elementsEqual(html.utf8)
    #expect(isEqual, "Expected:\n\(html)\nRendered:\n\(rendering.html)", sourceLocation: sourceLocation)
    #expect(rendering.duplicateIDs.isEmpty, sourceLocation: sourceLocation)
}

/// An environment with CommonUI's own texts in a language.
func texts(_ language: String) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.setDependencies(style: .preview, assets: .preview, strings: StringCatalog.ofSources(), language: language)
    return environment
}
