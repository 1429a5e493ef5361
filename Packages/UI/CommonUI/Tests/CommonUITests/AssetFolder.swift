import CommonUI
import Foundation
import TestSupport

/// A catalogue that a test writes file by file.
struct AssetFolder {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Where it is.
    var url: URL { URL(fileURLWithPath: folder.path("")) }

    /// A drawing of one line, 24 by 24.
    static let svg = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none"><path d="M0 0h1"/></svg>"#

    /// The first bytes of a PNG of a size.
    static func png(width: UInt8 = 2, height: UInt8 = 3) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, width, 0, 0, 0, height]
    }

    @discardableResult
    func write(_ text: String, to path: String) throws -> AssetFolder {
        try write(Array(text.utf8), to: path)
    }

    @discardableResult
    func write(_ bytes: [UInt8], to path: String) throws -> AssetFolder {
        let file = URL(fileURLWithPath: folder.path(path))
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
        return self
    }

    /// A set with one image for any appearance.
    @discardableResult
    func writeImage(_ name: String, _ text: String = AssetFolder.svg, isTemplate: Bool = true) throws -> AssetFolder {
        let properties = isTemplate ? #","properties":{"template-rendering-intent":"template"}"# : ""
        try write(#"{"images":[{"filename":"a.svg","idiom":"universal"}]\#(properties)}"#, to: name + ".imageset/Contents.json")
        return try write(text, to: name + ".imageset/a.svg")
    }

    func read() throws(AssetCatalogError) -> AssetCatalog {
        try AssetCatalog(contentsOf: url)
    }
}
