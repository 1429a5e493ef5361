import Common
import CommonUI
import Domain
import Foundation
import Testing

@testable import Meterbook

/// The production values, as they lie beside the built app.
@MainActor
struct MeterbookStyleTests {
    @Test func everythingCanBeReadInEveryAppearance() throws {
        #expect(try makeSubject().colors.contrastFindings == [])
    }

    @Test func theRangesAreTheMeasuredPalette() throws {
        let bands = try makeSubject().colors.bands
        #expect(GlucoseBand.allCases.map { bands[$0].light.css } == ["#6d0a1a", "#c74a10", "#167a70", "#7458c6", "#2a125c"])
        #expect(GlucoseBand.allCases.map { bands[$0].dark.css } == ["#e04a74", "#ffa86e", "#b4f5e7", "#8f73c9", "#cbbbff"])
        let measured: [(Double, Double)] = [(12.3, 4.8), (4.8, 9.9), (5.2, 15.3), (5.3, 4.9), (15.7, 10.8)]
        for (band, contrast) in zip(GlucoseBand.allCases, measured) {
            #expect(abs(bands[band].light.contrast(with: RGB(0xFFFFFF)) - contrast.0) < 0.06, "\(band) on white")
            #expect(abs(bands[band].dark.contrast(with: RGB(0x121212)) - contrast.1) < 0.06, "\(band) on #121212")
        }
    }

    @Test func moreContrastIsMore() throws {
        let colors = try makeSubject().colors
        #expect(colors.text.lightContrast.contrast(with: colors.background.lightContrast) == 21)
        #expect(colors.text.darkContrast.contrast(with: colors.background.darkContrast) == 21)
    }

    @Test func aCatalogueThatLacksAColourSaysWhich() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let catalog = try AssetCatalog(contentsOf: folder)
        #expect(throws: AssetCatalogError.missing(name: "background", kind: "colour")) { try MeterbookStyle(catalog: catalog, faces: []) }
    }

    private func makeSubject() throws -> MeterbookStyle {
        try MeterbookStyle(
            catalog: AssetCatalog(contentsOf: ResourceLocator.ofThisProcess.file("Assets.xcassets", ofTarget: "Meterbook")), faces: [])
    }
}
