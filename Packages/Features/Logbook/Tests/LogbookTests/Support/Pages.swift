import CommonUI
import CommonUIMocks
import DeviceSyncMocks
import Foundation
import LogbookViews
import Testing
import ViewCore

/// The words of the logbook, of the syncs and of CommonUI, from their sources.
let words = StringCatalog.ofSources([
    "LogbookViews": logbookViews.appendingPathComponent("Resources"),
    "DeviceSyncViews": logbookViews.appendingPathComponent("../../../DeviceSync/Sources/DeviceSyncViews/Resources").standardizedFileURL,
])

/// The sources of LogbookViews.
let logbookViews = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Sources/LogbookViews")
    .standardizedFileURL

/// The app's images and look, from the copy beside these tests.
let productionAssets = FakeAppAssetsProvider.withProductionAssets(ofTests: "LogbookTests")

/// Renders a page as the app does.
@MainActor
func render(_ view: some View, language: String = "en", sourceLocation: SourceLocation = #_sourceLocation) -> Rendering {
    var environment = EnvironmentValues()
    environment.setDependencies(style: productionAssets.style, assets: productionAssets, strings: words, language: language)
    let rendering = Renderer.render(view, environment: environment)
    #expect(rendering.duplicateIDs.isEmpty, sourceLocation: sourceLocation)
    return rendering
}

/// Expects what a page says, line by line.
@MainActor
func expectOutline(
    _ expected: String, prefixOnly: Bool = false, sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder of view: () -> some View
) {
    let outline = Outline.of(render(view(), sourceLocation: sourceLocation).html)
    #expect(prefixOnly ? outline.hasPrefix(expected) : outline == expected, "Rendered:\n\(outline)", sourceLocation: sourceLocation)
}

extension LogbookView {
    /// The logbook while no meter is synced.
    init(viewModel: ViewModel) {
        self.init(viewModel: viewModel, syncing: MockDeviceSyncing(devices: []))
    }
}

/// Presses the button with a label, or sends what has it.
@MainActor
func press(_ label: String, in rendering: Rendering, kind: EventKind = .click, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let id = try #require(elementID(before: label, in: rendering.html), "no \(label)\n\(rendering.html)", sourceLocation: sourceLocation)
    try #require(rendering.handlers.handler(id: id, kind: kind), sourceLocation: sourceLocation).run()
}

/// The id of the last button that begins before a label.
private func elementID(before label: String, in html: String) -> String? {
    guard let end = html.range(of: ">" + label + "<")?.lowerBound ?? html.range(of: "aria-label=\"" + label)?.lowerBound,
        let button = html[..<end].range(of: "<button id=\"", options: .backwards)
    else { return nil }
    return String(html[button.upperBound...].prefix { $0 != "\"" })
}
