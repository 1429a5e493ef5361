import Foundation
import Testing

@testable import CommonUI

/// Files of catalogues and styles that somebody broke: each is read or refused, and none ends the process.
@Suite struct HostileFilesTests {
    private static let pieces = [
        "<", ">", "/>", "</g>", "<svg", "<!--", "-->", "\"", "'", "=", "&", "<?xml", "?>", "{", "}", "[", "]", ":", ",", "null", "true",
        "-1e400",
        "\"$value\"", "\"{a}\"", "\u{0}", "\u{FEFF}", "é", "😀", "\\u0000", "xlink:href", "0x", "1x",
    ]
    private static let png = AssetFolder.png()
    private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 1, 0xFF, 0xC0, 0, 17, 8, 0, 7, 0, 9, 3, 0]

    @Test func brokenDrawingsAreReadOrRefused() {
        let drawing = #"<?xml version="1.0"?><svg viewBox="0 0 1 1"><g fill="none"><path d="M0 0"/><title>a</title></g></svg>"#
        var read = 0
        for seed in 0..<3000 {
            guard let drawing = try? SVGDrawing(bytes: broken(Array(drawing.utf8), seed: UInt64(seed))) else { continue }
            read += 1
            _ = drawing.size
            if let symbol = try? drawing.symbol(id: "a") { #expect(symbol.hasPrefix("<symbol") && !symbol.contains("<script")) }
        }
        #expect(read > 100)
    }

    @Test func brokenPicturesAreReadOrRefused() {
        for seed in 0..<2000 {
            _ = try? ImageFile(name: "a.png", bytes: broken(Self.png, seed: UInt64(seed)))
            _ = try? ImageFile(name: "a.jpg", bytes: broken(Self.jpeg, seed: UInt64(seed)))
        }
    }

    @Test func brokenContentsAreReadOrRefused() throws {
        let folder = try AssetFolder().writeImage("x")
        let contents = #"{"images":[{"filename":"a.svg","idiom":"universal","scale":"1x","appearances":[]}],"properties":{}}"#
        for seed in 0..<150 {
            try folder.write(broken(Array(contents.utf8), seed: UInt64(seed)), to: "x.imageset/Contents.json")
            do {
                _ = try CatalogAssets(folder.read())
            } catch {
                #expect(!error.description.isEmpty)
            }
        }
    }

    @Test func brokenTokensAreReadOrRefused() {
        let tokens = """
            {"color":{"$type":"color","light":{"tint":{"$value":{"colorSpace":"srgb","components":[0,0.3,0.2]}}}},"a":{"$value":"{b}"},
            "b":{"$type":"dimension","$value":"4px"},"typography":{"title":{"$type":"typography","$value":{"fontSize":"{b}"}}}}
            """
        for seed in 0..<1500 {
            do {
                _ = try DesignTokens(json: broken(Array(tokens.utf8), seed: UInt64(seed))).style(over: PreviewStyle())
            } catch {
                #expect(!error.description.isEmpty)
            }
        }
    }

    /// The bytes with some of them cut, doubled, changed, or with pieces put in; the same for the same seed.
    private func broken(_ bytes: [UInt8], seed: UInt64) -> [UInt8] {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        func next(_ limit: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(max(1, limit)))
        }
        var bytes = bytes
        for _ in 0...next(3) {
            let place = next(bytes.count)
            switch next(5) {
            case 0: bytes = Array(bytes.prefix(place))
            case 1 where !bytes.isEmpty: bytes[place] = UInt8(next(256))
            case 2 where !bytes.isEmpty: bytes.remove(at: place)
            case 3: bytes.insert(contentsOf: bytes.suffix(next(12)), at: place)
            default: bytes.insert(contentsOf: Array(Self.pieces[next(Self.pieces.count)].utf8), at: place)
            }
        }
        return bytes
    }
}
