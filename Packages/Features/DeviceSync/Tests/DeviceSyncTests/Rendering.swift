import CommonUI
import CommonUIMocks
import Foundation
import Testing
import ViewCore

extension StringCatalog {
    /// The views' sources.
    static var viewSources: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources/DeviceSyncViews")
    }

    /// The views' own words.
    static var ofViews: StringCatalog {
        .ofSources(["DeviceSyncViews": viewSources.appendingPathComponent("Resources")])
    }
}

/// The app's images and look, from the copy beside these tests.
let productionAssets = FakeAppAssetsProvider.withProductionAssets(ofTests: "DeviceSyncTests")

/// Renders a view with the feature's own words and the app's look.
@MainActor
func render(_ view: some View) -> Rendering {
    var environment = EnvironmentValues()
    environment.setDependencies(style: productionAssets.style, assets: productionAssets, strings: StringCatalog.ofViews, language: "en")
    return Renderer.render(view, environment: environment)
}
