import CommonUI
import CommonUIMocks
import Foundation
import ViewCore

/// The words of charts and of CommonUI, from their sources.
let words = StringCatalog.ofSources(["Charts": resources])

private let resources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/Charts/Resources")
    .standardizedFileURL

/// Renders a view as the app does.
func render(_ view: some View, language: String = "en") -> String {
    var environment = EnvironmentValues()
    environment.setDependencies(style: .preview, assets: .preview, strings: words, language: language)
    return Renderer.render(view, environment: environment).html
}
