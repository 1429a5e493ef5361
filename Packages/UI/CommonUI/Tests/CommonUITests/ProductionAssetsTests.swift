import CommonUI
import CommonUIMocks
import Foundation
import Testing
import ViewCore

/// Guards module tests that showed nothing where the app had renamed an image, and passed.
@Suite struct ProductionAssetsTests {
    @Test func aModuleShowsTheAppsImagesInTheAppsLook() throws {
        let folder = try production()
        try folder.write("font", to: "Fonts/Inter.ttf")
        let assets = FakeAppAssetsProvider.withProductionAssets(resources: folder.url, fonts: folder.url.appendingPathComponent("Fonts"))
        #expect(assets.image(named: "drop") == .symbol(url: "/assets/symbols.svg#drop"))
        #expect(assets.style.colors.tint.light == RGB(0x123456))
        #expect(assets.style.fonts.faces == [AppFonts.Face(family: "Inter", weights: 100...900, url: "/assets/fonts/Inter.ttf")])
        #expect(assets.files["fonts/Inter.ttf"] == CatalogAssets.File(contentType: "font/ttf", bytes: Array("font".utf8)))
        #expect(assets.files["symbols.svg"]?.contentType == "image/svg+xml")
        let without = FakeAppAssetsProvider.withProductionAssets(resources: folder.url)
        #expect(without.style.fonts.faces == [])
    }

    @Test func anImageThatWasRenamedFailsTheTestThatShowsIt() throws {
        let folder = try production()
        let assets = FakeAppAssetsProvider.withProductionAssets(resources: folder.url)
        withKnownIssue {
            #expect(assets.image(named: "droplet") == nil)
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("no image “droplet”") && $0.rawValue.contains("monorepo projgen") }
        }
        let lenient = FakeAppAssetsProvider.withProductionAssets(resources: folder.url, failOnMissingAsset: false)
        #expect(lenient.image(named: "drop") != nil)
        #expect(lenient.image(named: "droplet") == nil)
    }

    @Test func aCopyThatCannotBeReadFailsTheTest() throws {
        let broken = try AssetFolder().write("{", to: "drop.imageset/Contents.json")
        withKnownIssue {
            _ = FakeAppAssetsProvider.withProductionAssets(resources: broken.url)
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("it is not JSON. Run `monorepo projgen`.") }
        }
    }

    private func production() throws -> AssetFolder {
        let folder = try AssetFolder().writeImage("drop")
        for name in [
            "background", "surface", "separator", "border", "text", "secondary-text", "tint", "on-tint", "success", "warning", "critical",
            "on-critical", "focus", "band-very-low", "band-low", "band-in-target", "band-high", "band-very-high",
        ] {
            let color = #"{"components":{"red":"0x12","green":"0x34","blue":"0x56"}}"#
            try folder.write(#"{"colors":[{"idiom":"universal","color":\#(color)}]}"#, to: name + ".colorset/Contents.json")
        }
        return folder
    }
}
