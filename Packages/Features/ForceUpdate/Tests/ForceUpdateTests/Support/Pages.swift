import CommonUI
import CommonUIMocks
import Foundation
import Testing
import ViewCore

/// The sources of ForceUpdateViews.
let viewSources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
    .appendingPathComponent("../../../Sources/ForceUpdateViews")
    .standardizedFileURL

/// The words of the feature and of CommonUI, from their sources.
let words = StringCatalog.ofSources(["ForceUpdateViews": viewSources.appendingPathComponent("Resources")])

/// Renders a page in English as the app does.
@MainActor
func render(_ view: some View, sourceLocation: SourceLocation = #_sourceLocation) -> Rendering {
    var environment = EnvironmentValues()
    environment.setDependencies(style: .preview, assets: .preview, strings: words, language: "en")
    let rendering = Renderer.render(view, environment: environment)
    #expect(rendering.duplicateIDs.isEmpty, sourceLocation: sourceLocation)
    return rendering
}
