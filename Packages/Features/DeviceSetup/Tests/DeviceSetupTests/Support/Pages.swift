import CommonUI
import CommonUIMocks
import Foundation
import Testing
import ViewCore

/// The sources of DeviceSetupViews.
let viewSources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
    .appendingPathComponent("../../../Sources/DeviceSetupViews")
    .standardizedFileURL

/// The words of the feature, of DeviceSync's screens and of CommonUI, from their sources.
let words = StringCatalog.ofSources([
    "DeviceSetupViews": viewSources.appendingPathComponent("Resources"),
    "DeviceSyncViews": viewSources.appendingPathComponent("../../../DeviceSync/Sources/DeviceSyncViews/Resources").standardizedFileURL,
])

/// The app's images and look, from the copy beside these tests.
let productionAssets = FakeAppAssetsProvider.withProductionAssets(ofTests: "DeviceSetupTests")

/// Renders a page in English as the app does.
@MainActor
func render(_ view: some View, sourceLocation: SourceLocation = #_sourceLocation) -> Rendering {
    var environment = EnvironmentValues()
    environment.setDependencies(style: productionAssets.style, assets: productionAssets, strings: words, language: "en")
    let rendering = Renderer.render(view, environment: environment)
    #expect(rendering.duplicateIDs.isEmpty, sourceLocation: sourceLocation)
    return rendering
}

extension Rendering {
    /// Presses the button with a title. Throws where there is none.
    @MainActor
    func press(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let button = try #require(html.firstRange(of: "<span>\(title)</span>"), "no button “\(title)”", sourceLocation: sourceLocation)
        let id = try #require(html[..<button.lowerBound].matches(of: /<button id="([^"]*)"/).last?.1, sourceLocation: sourceLocation)
        try #require(handlers.handler(id: String(id), kind: .click), sourceLocation: sourceLocation).run()
    }
}
