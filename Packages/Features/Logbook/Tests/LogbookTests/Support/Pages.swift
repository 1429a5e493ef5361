import CommonUI
import CommonUIMocks
import Foundation
import Testing
import ViewCore

/// The words of the logbook and of CommonUI, from their sources.
let words = StringCatalog.ofSources(["LogbookViews": logbookViews.appendingPathComponent("Resources")])

/// The sources of LogbookViews.
let logbookViews = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Sources/LogbookViews")
    .standardizedFileURL

/// Renders a page in English as the app does.
@MainActor
func render(_ view: some View, sourceLocation: SourceLocation = #_sourceLocation) -> Rendering {
    var environment = EnvironmentValues()
    environment.setDependencies(style: .preview, assets: .preview, strings: words, language: "en")
    let rendering = Renderer.render(view, environment: environment)
    #expect(rendering.duplicateIDs.isEmpty, sourceLocation: sourceLocation)
    return rendering
}

/// Expects what a page says, line by line.
@MainActor
func expectOutline(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder of view: () -> some View) {
    let outline = Outline.of(render(view(), sourceLocation: sourceLocation).html)
    #expect(outline == expected, "Rendered:\n\(outline)", sourceLocation: sourceLocation)
}
