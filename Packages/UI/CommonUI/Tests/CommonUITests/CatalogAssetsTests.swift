import Testing
import ViewCore

@testable import CommonUI

@Suite struct CatalogAssetsTests {
    @Test func imagesInTheColourOfTheTextAreSymbolsOfOneSheet() throws {
        let comment =
            #"<?xml version="1.0"?><!-- made by hand --><svg xmlns="http://www.w3.org/2000/svg" width="24" viewBox='0 0 24 24'><!-- a --></svg>"#
        let folder = try AssetFolder().writeImage("drop").writeImage("A meter", comment)
        let assets = try CatalogAssets(folder.read())
        #expect(assets.image(named: "drop") == .symbol(url: "/assets/symbols.svg#drop"))
        #expect(assets.image(named: "A meter") == .symbol(url: "/assets/symbols.svg#A.20meter"))
        #expect(assets.image(named: "gone") == nil)
        let sheet = try #require(assets.files["symbols.svg"])
        #expect(sheet.contentType == "image/svg+xml")
        #expect(
            String(decoding: sheet.bytes, as: UTF8.self)
                == #"<svg xmlns="http://www.w3.org/2000/svg"><symbol id="A.20meter" viewBox="0 0 24 24"></symbol>"#
                + #"<symbol id="drop" viewBox="0 0 24 24" fill="none"><path d="M0 0h1"/></symbol></svg>"#)
    }

    @Test func otherImagesAreFilesInTheirVariants() throws {
        let folder = try AssetFolder()
        let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}]"#
        try folder.write(
            #"{"images":[{"filename":"b.png","scale":"2x"},{"filename":"a.png","scale":"1x"},{"filename":"a.png","scale":"1x",\#(dark)}]}"#,
            to: "hand.imageset/Contents.json")
        try folder.write(AssetFolder.png(width: 4, height: 6), to: "hand.imageset/a.png")
        try folder.write(AssetFolder.png(width: 8, height: 12), to: "hand.imageset/b.png")
        let assets = try CatalogAssets(folder.read(), prefix: "/a/")
        #expect(
            assets.image(named: "hand")
                == .variants([
                    ImageVariant(
                        colorScheme: .dark, isHighContrast: false, files: [.init(url: "/a/images/hand.dark.png", scale: 1)], width: 4,
                        height: 6),
                    ImageVariant(
                        colorScheme: nil, isHighContrast: false,
                        files: [.init(url: "/a/images/hand.png", scale: 1), .init(url: "/a/images/hand@2x.png", scale: 2)], width: 4,
                        height: 6),
                ]))
        #expect(assets.files.keys.sorted() == ["images/hand.dark.png", "images/hand.png", "images/hand@2x.png"])
        #expect(assets.icon(named: "AppIcon") == nil)
    }

    @Test func theIconHasAnAddress() throws {
        let folder = try AssetFolder().write(#"{"images":[{"filename":"a.svg"}]}"#, to: "AppIcon.appiconset/Contents.json")
        try folder.write(AssetFolder.svg, to: "AppIcon.appiconset/a.svg")
        let assets = try CatalogAssets(folder.read())
        #expect(assets.icon(named: "AppIcon") == "/assets/icons/AppIcon.svg")
        #expect(assets.files["icons/AppIcon.svg"]?.bytes == Array(AssetFolder.svg.utf8))
    }

    @Test(
        arguments: [
            ("", "does not begin with an svg"), ("<html/>", "does not begin"), ("<svgg/>", "does not begin"), ("<svg", "does not end"),
            ("<svg>", "its elements do not end"), ("<svg></svg><svg/>", "something follows"),
            ("<svg><g></svg>", "</svg> stands where </g>"),
            ("<svg></g>", "closes what is not open"), ("<svg><script>alert(1)</script></svg>", "<script> is no part"),
            ("<svg onload=\"a()\"/>", "the attribute onload"), ("<svg OnLoad='a()'/>", "the attribute OnLoad"),
            ("<svg style=\"x:y\"/>", "the attribute style"), ("<svg><style>a</style></svg>", "<style> is no part"),
            ("<svg><use href=\"https://example.org/a.svg\"/></svg>", "the attribute href"),
            ("<svg><use xlink:href='data:x'/></svg>", "the attribute xlink:href"),
            ("<svg><path fill=\"url(http://a)\"/></svg>", "attribute fill"),
            ("<svg><image href=\"#a\"/></svg>", "<image> is no part"), ("<svg>&lt;</svg>", "text between"),
            ("<svg><title>&a;</title></svg>", "entity"),
            ("<!DOCTYPE svg [<!ENTITY a \"b\">]><svg/>", "does not begin"), ("<svg a=1/>", "has no quotes"), ("<svg a/>", "a has no value"),
            ("<svg a=\"1\" a=\"2\"/>", "stands twice"), ("<svg a=\"1/>", "does not end"), ("<svg><!-- </svg>", "comment does not end"),
            ("<svg a=\"<\"/>", "attribute a"), ("<svg><foreignObject/></svg>", "<foreignObject> is no part"),
            ("<svg>" + String(repeating: "<g>", count: 40), "too deep"), ("<?xml", "comment does not end"),
        ])
    func whatIsNoDrawingIsRefused(text: String, reason: String) throws {
        let error = try #require(#expect(throws: ImageFile.Reason.self) { try SVGDrawing(bytes: Array(text.utf8)) })
        #expect(error.text.contains(reason), "\(error.text)")
    }

    @Test func bytesThatAreNoTextAreRefused() {
        #expect(throws: ImageFile.Reason.self) { try SVGDrawing(bytes: [0xFF, 0xFE, 0x00]) }
    }

    @Test(arguments: ["<svg/>", "<svg viewBox='0 0 1 1' id='a'/>", "<svg viewBox='0 0 1 1'><g id='a'/></svg>"])
    func aSymbolHasABoxAndNoIds(text: String) throws {
        let folder = try AssetFolder().writeImage("x", text)
        let error = try #require(#expect(throws: AssetCatalogError.self) { try CatalogAssets(folder.read()) })
        #expect(error.description.contains("drawn in the colour of the text"))
        #expect(throws: Never.self) { try CatalogAssets(AssetFolder().writeImage("x", text, isTemplate: false).read()) }
    }

    @Test func aDrawingTellsItsSize() throws {
        let size = { (attributes: String) in try SVGDrawing(bytes: Array("<svg \(attributes)/>".utf8)).size.map { [$0.width, $0.height] } }
        #expect(try size("width='12px' height='7.6'") == [12, 8])
        #expect(try size("viewBox='0,0 30 40'") == [30, 40])
        #expect(try size("width='100%' height='1e9'") == nil)
        #expect(try size("viewBox='0 0 nan inf'") == nil)
    }
}
