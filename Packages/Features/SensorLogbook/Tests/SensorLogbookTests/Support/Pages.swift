import Common
import CommonUI
import CommonUIMocks
import Foundation
import Persistence
import ReadingStoreImplementation
import Testing
import ViewCore

/// The sources of SensorLogbookViews.
let viewSources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
    .appendingPathComponent("../../../Sources/SensorLogbookViews")
    .standardizedFileURL

/// The words of the feature and of CommonUI, from their sources.
let words = StringCatalog.ofSources(["SensorLogbookViews": viewSources.appendingPathComponent("Resources")])

/// The app's images and look, from the copy beside these tests.
let productionAssets = FakeAppAssetsProvider.withProductionAssets(ofTests: "SensorLogbookTests")

/// Renders a page in English as the app does.
@MainActor
func render(_ view: some View, sourceLocation: SourceLocation = #_sourceLocation) -> Rendering {
    var environment = EnvironmentValues()
    environment.setDependencies(style: productionAssets.style, assets: productionAssets, strings: words, language: "en")
    let rendering = Renderer.render(view, environment: environment)
    #expect(rendering.duplicateIDs.isEmpty, sourceLocation: sourceLocation)
    return rendering
}

/// An empty store in memory.
func makeStore() async throws -> SQLiteReadingStore {
    let database = try Database(.memory)
    try await database.migrate(ReadingStoreMigrations.all)
    let clock = FixedWallClock(now: Date(timeIntervalSince1970: 1_772_362_800), timeZone: .gmt)
    return SQLiteReadingStore(database: database, clock: clock, identifiers: RandomIdentifierSource())
}
