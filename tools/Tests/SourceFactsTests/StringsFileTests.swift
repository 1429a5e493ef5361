import SourceFacts
import Testing
import ToolSupport

/// Tables of texts that nobody wrote by hand.
struct StringsFileTests {
    @Test func anyBytesAreATableOfTextsOrBroken() {
        let pieces = ["\"a\"", "=", ";", "\"b", "\\", "/*", "*/", "//", "\n", "x", "%@", "\u{FFFD}"]
        var generator = SeededRandom(seed: 11)
        for _ in 0..<400 {
            let text = (0..<30).map { _ in pieces[Int(generator.next() % UInt64(pieces.count))] }.joined()
            let file = StringsFile(text)
            #expect(file.entries.allSatisfy { $0.line > 0 && $0.placeholders.count >= 0 })
            #expect(file.brokenLine ?? 1 > 0)
        }
    }
}
