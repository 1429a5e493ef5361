import Foundation
import Testing

@testable import LiveUI

@Suite struct LivePatchTests {
    private struct Wire: Decodable, Equatable {
        let rev: Int
        let html: String
        let ack: Int
        let url: String?
        let title: String?
        let state: String?
    }

    nonisolated private static let hostile = [
        "\r\n\r\ndata: x", "\u{0}\u{1}\u{1F}\u{7F}", "\"\\/", "\"\u{301}", "\u{2028}\u{2029}", "😀\u{202E}", "", "\r", "</script>",
    ]

    @Test(arguments: hostile)
    func anyTextStaysOnOneLineAndComesBack(text: String) throws {
        let patch = LivePatch(revision: 7, html: text, ack: 3, url: "/\(text)", title: text, state: text)
        let lines = patch.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        #expect(lines.count == 4)
        #expect(!patch.bytes.contains(0x0D))
        #expect(lines[0].elementsEqual("id: 7".utf8))
        #expect(lines[1].starts(with: "data: {".utf8))
        #expect(lines[2].isEmpty && lines[3].isEmpty)
        let wire = try JSONDecoder().decode(Wire.self, from: Data(lines[1].dropFirst(6)))
        let bytes = { (text: String?) in text.map { Array($0.utf8) } }
        #expect(wire.rev == 7 && wire.ack == 3)
        #expect(bytes(wire.html) == bytes(text))
        #expect(bytes(wire.url) == bytes("/\(text)"))
        #expect(bytes(wire.title) == bytes(text))
        #expect(bytes(wire.state) == bytes(text))
    }

    @Test func theRootOfTheDocumentIsSaid() {
        let patch = LivePatch(revision: 1, html: "", ack: 0, page: LivePatch.Page(language: "de", scheme: ""))
        #expect(String(decoding: patch.bytes, as: UTF8.self).contains(",\"page\":{\"lang\":\"de\",\"scheme\":\"\"}}"))
    }

    @Test func whatIsKnownIsLeftOut() {
        let text = String(decoding: LivePatch(revision: 1, html: "<p>", ack: 0).bytes, as: UTF8.self)
        #expect(text == "id: 1\ndata: {\"rev\":1,\"html\":\"<p>\",\"ack\":0}\n\n")
    }
}
