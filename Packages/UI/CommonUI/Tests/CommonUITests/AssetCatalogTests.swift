import Foundation
import Testing

@testable import CommonUI

@Suite struct AssetCatalogTests {
    @Test func imagesHaveScalesAndAppearances() throws {
        let folder = try AssetFolder()
        let dark = #""appearances":[{"appearance":"luminosity","value":"dark"},{"appearance":"contrast","value":"high"}]"#
        try folder.write(
            """
            {"images":[{"filename":"a.png","idiom":"universal","scale":"1x"},{"filename":"b.png","idiom":"universal","scale":"2x"},
            {"idiom":"universal","scale":"3x"},{"filename":"c.png","idiom":"universal","scale":"1x",\(dark)},
            {"filename":"gone.png","idiom":"ipad","scale":"1x"},{"filename":"gone.png","idiom":"universal","scale":"1x","locale":"ar"},
            {"filename":"gone.png","idiom":"universal","scale":"1x","display-gamut":"display-P3"},
            {"filename":"gone.png","idiom":"universal","scale":"1x","appearances":[{"appearance":"luminosity","value":"tinted"}]}],
            "info":{"author":"xcode","version":1}}
            """, to: "Meter.imageset/Contents.json")
        for (name, size) in [("a", UInt8(4)), ("b", 8), ("c", 4)] {
            try folder.write(AssetFolder.png(width: size, height: size), to: "Meter.imageset/\(name).png")
        }
        let set = try #require(try folder.read().imageSets["Meter"])
        #expect(!set.isTemplate)
        #expect(set.variants.map(\.scale) == [1, 2, 1])
        #expect(set.variants.map(\.file.width) == [4, 8, 4])
        #expect(set.variants.map(\.appearance) == [.init(), .init(), .init(scheme: .dark, isHighContrast: true)])
    }

    @Test func foldersGiveANamespaceOnlyWhereTheySaySo() throws {
        let folder = try AssetFolder()
        try folder.writeImage("Icons/drop").writeImage("Charts/drop").writeImage("Charts/Axes/tick")
        try folder.write(#"{"properties":{"provides-namespace":true}}"#, to: "Charts/Contents.json")
        try folder.write(#"{"data":[]}"#, to: "Notes.dataset/Contents.json")
        #expect(try folder.read().imageSets.keys.sorted() == ["Charts/drop", "Charts/tick", "drop"])
        try folder.writeImage("drop")
        #expect(throws: AssetCatalogError.duplicate(name: "drop")) { try folder.read() }
    }

    @Test func coloursAreReadInTheNotationsOfXcode() throws {
        let folder = try AssetFolder()
        let parts = [
            (#""0x2A","0x5D","143""#, RGB(0x2A5D8F)), (#""0.000","1.000","0.5""#, RGB(0x00FF80)), (#"0, 1, 0.5"#, RGB(0x00FF80)),
        ]
        for (index, (values, color)) in parts.enumerated() {
            let list = values.split(separator: ",")
            try folder.write(
                """
                {"colors":[{"idiom":"universal","color":{"color-space":"srgb",
                "components":{"red":\(list[0]),"green":\(list[1]),"blue":\(list[2]),"alpha":"1.000"}}}]}
                """, to: "c\(index).colorset/Contents.json")
            #expect(try folder.read().color(named: "c\(index)") == AppColor(light: color, dark: color))
        }
        try folder.write(grey(white: "1"), to: "white.colorset/Contents.json")
        #expect(try folder.read().color(named: "white").light == RGB(0x010101))
        #expect(throws: AssetCatalogError.missing(name: "gone", kind: "colour")) { try folder.read().color(named: "gone") }
    }

    @Test func eachAppearanceTakesTheNearestColour() {
        let any = RGB(1)
        let dark = RGB(2)
        let contrast = RGB(3)
        let both = RGB(4)
        let plain = ColorSet(name: "c", colors: [.init(): any, .init(scheme: .dark): dark])
        #expect(plain.color == AppColor(light: any, dark: dark))
        let strong = ColorSet(name: "c", colors: [.init(): any, .init(scheme: .dark): dark, .init(isHighContrast: true): contrast])
        #expect(strong.color == AppColor(light: any, dark: dark, lightContrast: contrast, darkContrast: contrast))
        let full = ColorSet(
            name: "c",
            colors: [.init(): any, .init(isHighContrast: true): contrast, .init(scheme: .dark, isHighContrast: true): both])
        #expect(full.color == AppColor(light: any, dark: any, lightContrast: contrast, darkContrast: both))
    }

    @Test func theIconIsTheDrawingElseTheLargest() throws {
        let folder = try AssetFolder()
        let entries = #"{"filename":"a.png","size":"16x16","scale":"2x"},{"filename":"b.png","size":"20x20"}"#
        try folder.write(#"{"images":[\#(entries),{"size":"64x64"}]}"#, to: "AppIcon.appiconset/Contents.json")
        try folder.write(AssetFolder.png(width: 32), to: "AppIcon.appiconset/a.png")
        try folder.write(AssetFolder.png(width: 20), to: "AppIcon.appiconset/b.png")
        #expect(try folder.read().appIconSets["AppIcon"]?.best?.file.width == 32)
        let drawing = #"{"filename":"c.svg","idiom":"universal","platform":"ios","size":"1024x1024"}"#
        try folder.write(#"{"images":[\#(entries),\#(drawing)]}"#, to: "AppIcon.appiconset/Contents.json")
        try folder.write(AssetFolder.svg, to: "AppIcon.appiconset/c.svg")
        #expect(try folder.read().appIconSets["AppIcon"]?.best?.file.format == .svg)
    }

    @Test func aJPEGTellsItsSize() throws {
        let bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 1, 0xFF, 0xC0, 0, 17, 8, 0, 7, 0, 9, 3, 0]
        let file = try ImageFile(name: "a.JPG", bytes: bytes)
        #expect(file.format.contentType == "image/jpeg")
        #expect(file.width == 9 && file.height == 7)
    }

    @Test(
        arguments: [
            ("", "Contents.json is missing"), ("{", "it is not JSON"), ("[]", "not what Xcode writes"),
            (#"{"images":{}}"#, "not what Xcode writes"),
            (#"{}"#, "no image for any appearance"), (#"{"images":[{"filename":"../../a.svg"}]}"#, "is no name of a file beside it"),
            (#"{"images":[{"filename":"/etc/passwd"}]}"#, "is no name of a file beside it"),
            (#"{"images":[{"filename":".."}]}"#, "is no name"),
            (#"{"images":[{"filename":"a\u0000.svg"}]}"#, "is no name of a file"),
            (#"{"images":[{"filename":"gone.svg"}]}"#, "gone.svg is missing"),
            (#"{"images":[{"filename":"a.svg","scale":"9x"}]}"#, "“9x” is no scale"),
            (#"{"images":[{"filename":"a.pdf"}]}"#, "do not show .pdf"),
            (#"{"images":[{"filename":"a.svg"},{"filename":"a.svg"}]}"#, "two images have the same scale"),
            (#"{"images":[{"filename":"no.png"}]}"#, "it is no PNG"), (#"{"images":[{"filename":"short.png"}]}"#, "it is no PNG"),
            (#"{"images":[{"filename":"empty.png"}]}"#, "has no size"), (#"{"images":[{"filename":"no.jpg"}]}"#, "JPEG header has no size"),
            (#"{"images":[{"filename":"folder.svg"}]}"#, "folder.svg is missing"),
            (#"{"images":[{"filename":"text.jpg"}]}"#, "it is no JPEG"),
        ])
    func aBrokenImageIsNamedWithItsReason(contents: String, reason: String) throws {
        let folder = try AssetFolder()
        try folder.write(AssetFolder.svg, to: "x.imageset/a.svg")
        try folder.write(AssetFolder.svg, to: "x.imageset/folder.svg/a")
        try folder.write("%PDF", to: "x.imageset/a.pdf").write("GIF89a", to: "x.imageset/no.png").write("GIF", to: "x.imageset/text.jpg")
        try folder.write(Array(AssetFolder.png().prefix(12)), to: "x.imageset/short.png")
        try folder.write(AssetFolder.png(width: 0), to: "x.imageset/empty.png")
        try folder.write([0xFF, 0xD8, 0xFF, 0xFF, 0xFF, 0xE0, 0xFF, 0xFF], to: "x.imageset/no.jpg")
        if !contents.isEmpty { try folder.write(contents, to: "x.imageset/Contents.json") }
        let error = try #require(#expect(throws: AssetCatalogError.self) { try folder.read() })
        #expect(error.description.contains(reason), "\(error)")
        #expect(error.description.contains("x.imageset"), "\(error)")
    }

    @Test(
        arguments: [
            (#"{"colors":[]}"#, "no colour for any appearance"), (#"{"colors":[{"idiom":"universal"}]}"#, "a colour is missing"),
            (#"{"colors":[{"color":{"components":{"red":"1"}}}]}"#, "no part named green"),
            (#"{"colors":[{"color":{"components":{"red":"300","green":"0","blue":"0"}}}]}"#, "red is no part"),
            (#"{"colors":[{"color":{"components":{"red":"-0.5","green":"0","blue":"0"}}}]}"#, "red is no part"),
            (#"{"colors":[{"color":{"components":{"red":1e99,"green":"0","blue":"0"}}}]}"#, "red is no part"),
            (#"{"colors":[{"color":{"components":{"red":"nan.","green":"0","blue":"0"}}}]}"#, "red is no part"),
            (#"{"colors":[{"color":{"components":{"red":"0","green":"0","blue":"0","alpha":"0.500"}}}]}"#, "alpha must be 1"),
            (#"{"colors":[{"color":{"color-space":"display-p3","components":{"red":"0","green":"0","blue":"0"}}}]}"#, "use sRGB"),
        ])
    func aBrokenColourIsNamedWithItsReason(contents: String, reason: String) throws {
        let folder = try AssetFolder().write(contents, to: "x.colorset/Contents.json")
        let error = try #require(#expect(throws: AssetCatalogError.self) { try folder.read() })
        #expect(error.description.contains(reason), "\(error)")
        #expect(error.description.contains("x.colorset/Contents.json"), "\(error)")
    }

    @Test func whatIsNoCatalogueIsSaid() throws {
        #expect(throws: AssetCatalogError.unreadable(path: "gone.xcassets")) {
            try AssetCatalog(contentsOf: URL(fileURLWithPath: "/nowhere/gone.xcassets"))
        }
        let deep = try AssetFolder().write("{}", to: Array(repeating: "a", count: 20).joined(separator: "/") + "/Contents.json")
        #expect(throws: AssetCatalogError.self) { try deep.read() }
        let large = try AssetFolder().write([UInt8](repeating: 32, count: 9 << 20), to: "x.imageset/Contents.json")
        #expect(throws: AssetCatalogError.tooLarge(path: "x.imageset/Contents.json")) { try large.read() }
        let icon = try AssetFolder().write(#"{"images":[{"filename":"a","size":"axb"}]}"#, to: "x.appiconset/Contents.json")
        #expect(throws: AssetCatalogError.self) { try icon.read() }
        let none = try AssetFolder().write(#"{"images":[]}"#, to: "x.appiconset/Contents.json")
        #expect(throws: AssetCatalogError.malformed(path: "x.appiconset/Contents.json", reason: "it has no image")) { try none.read() }
    }

    private func grey(white: String) -> String {
        #"{"colors":[{"color":{"color-space":"gray-gamma-22","components":{"white":"\#(white)","alpha":"1.000"}}}]}"#
    }
}
