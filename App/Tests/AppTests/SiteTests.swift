import Common
import CommonUI
import Foundation
import LiveUI
import TestSupport
import Testing
import ViewCore

@testable import Meterbook

/// What the pages refer to, and what the operator's style makes of it.
@MainActor
struct SiteTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func everyImageThatAPageRefersToIsServed() throws {
        let site = try Site(resources: .ofThisProcess)
        let images = site.environment(acceptLanguage: nil).images
        for name in AppFeatures.all.compactMap({ $0.symbol }) + [AssetName.drop, AssetName.search] {
            guard case .symbol(let url)? = images.image(named: name) else {
                Issue.record("there is no symbol \(name)")
                continue
            }
            let parts = url.split(separator: "#")
            let sheet = try #require(site.asset(String(parts[0].dropFirst("/assets/".count))))
            #expect(String(decoding: sheet.bytes, as: UTF8.self).contains("<symbol id=\"\(parts[1])\""))
        }
        let icon = try #require(site.icon)
        #expect(site.asset(String(icon.dropFirst("/assets/".count)))?.contentType == "image/svg+xml")
        #expect(site.asset("gone.svg") == nil)
    }

    @Test func whatMoreLeadsToHasASymbol() {
        for feature in AppFeatures.all {
            guard case .more = feature.place else { continue }
            #expect(feature.symbol != nil, "\(feature.prefix)")
        }
    }

    @Test func theStyleSheetNamesTheTypefacesThatAreThere() throws {
        let resources = ResourceLocator.ofThisProcess
        let typefaces = try AppTypefaces(resources: resources)
        let css = try styleSheet(Site(resources: resources))
        #expect(css.contains("@font-face") == !typefaces.faces.isEmpty)
        for (path, file) in typefaces.files {
            #expect(css.contains("url(\"/assets/\(path)\")"))
            #expect(file.contentType == "font/ttf" && !file.bytes.isEmpty)
        }
    }

    @Test func aBuildWithoutTypefacesShowsTheSystems() throws {
        let resources = folder.path("App_Meterbook.resources")
        try FileManager.default.createDirectory(atPath: resources + "/Fonts", withIntermediateDirectories: true)
        let locator = ResourceLocator(folders: [URL(fileURLWithPath: folder.path(""))])
        #expect(try AppTypefaces(resources: locator).faces == [])
        try Data([0, 1, 0, 0]).write(to: URL(fileURLWithPath: resources + "/Fonts/Inter.ttf"))
        let there = try AppTypefaces(resources: locator)
        #expect(there.faces == [AppFonts.Face(family: "Inter", weights: 100...900, url: "/assets/fonts/Inter.ttf")])
        #expect(there.files["fonts/Inter.ttf"]?.bytes == [0, 1, 0, 0])
    }

    @Test func theOperatorsTokensChangeTheStyleSheetAndNothingElse() throws {
        let file = try folder.write(
            ##"{"color": {"$type": "color", "light": {"tint": {"$value": "#0B5D3B"}}}, "spacing": {"m": {"$type": "dimension", "$value": "20px"}}}"##,
            to: "brand.tokens.json")
        let own = try styleSheet(Site(resources: .ofThisProcess))
        let brand = try styleSheet(Site(resources: .ofThisProcess, style: file))
        #expect(!own.contains("#0b5d3b") && own.contains(":16px"))
        #expect(brand.contains("light-dark(#0b5d3b,#8fc0ee)") && brand.contains(":20px"))
        #expect(own.contains("#6d0a1a") && brand.contains("#6d0a1a"))
    }

    @Test(
        arguments: [
            (##"{"color": {"$type": "color", "light": {"tint": {"$value": "teal\nred"}}}}"##, "“color.light.tint” must be"),
            ("{", "not a JSON object"), (##"{"spacing": {"mm": {"$type": "dimension", "$value": "1px"}}}"##, "“spacing.mm”"),
            (##"{"color": {"$type": "color", "light": {"text": {"$value": "#EEEEEE"}}}}"##, "“color.light.text”"),
            (##"{"\u001b[2J\n": {}, "a.b": {"$value": 1}}"##, "a.b"),
        ])
    func aWrongStyleIsTheOperatorsMistakeOnOneLine(text: String, words: String) throws {
        let file = try folder.write(text, to: "brand.tokens.json")
        let failure = try #require(#expect(throws: CommandFailure.self) { try Site(resources: .ofThisProcess, style: file) })
        #expect(failure.exitCode == 2)
        #expect(failure.message.contains(file.path) && failure.message.contains(words), "\(failure.message)")
        #expect(!failure.message.contains { $0.isNewline || $0 == "\u{1B}" })
    }

    @Test func aStyleThatIsNotThereIsSaid() throws {
        let failure = #expect(throws: CommandFailure.self) {
            try Site(resources: .ofThisProcess, style: URL(fileURLWithPath: "/nowhere/brand.tokens.json"))
        }
        #expect(failure == .usage("the style /nowhere/brand.tokens.json cannot be read"))
    }

    private func styleSheet(_ site: Site) throws -> String {
        String(decoding: try #require(site.asset("meterbook.css")).bytes, as: UTF8.self)
    }
}
