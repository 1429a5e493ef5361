import CommonUI
import CommonUIMocks
import Foundation
import Testing
import ViewCore

/// The sources of InsightsViews.
let viewSources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
    .appendingPathComponent("../../../Sources/InsightsViews")
    .standardizedFileURL

/// The words of the feature, of charts and of CommonUI, from their sources.
let words = StringCatalog.ofSources([
    "Charts": viewSources.appendingPathComponent("../../../../UI/Charts/Sources/Charts/Resources").standardizedFileURL,
    "InsightsViews": viewSources.appendingPathComponent("Resources"),
])

/// The app's images and look, from the copy beside these tests.
let productionAssets = FakeAppAssetsProvider.withProductionAssets(ofTests: "InsightsTests")

/// Renders a page in English as the app does.
@MainActor
func render(_ view: some View, sourceLocation: SourceLocation = #_sourceLocation) -> Rendering {
    var environment = EnvironmentValues()
    environment.setDependencies(style: productionAssets.style, assets: productionAssets, strings: words, language: "en")
    let rendering = Renderer.render(view, environment: environment)
    #expect(rendering.duplicateIDs.isEmpty, sourceLocation: sourceLocation)
    return rendering
}
