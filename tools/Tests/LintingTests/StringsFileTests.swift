import Testing

@testable import Linting

/// Tables of texts that nobody wrote by hand.
struct StringsFileTests {
    @Test func anyBytesAreATableOfTextsOrBroken() {
        let pieces = ["\"a\"", "=", ";", "\"b", "\\", "/*", "*/", "//", "\n", "x", "%@", "\u{FFFD}"]
        var generator = SplitMix(state: 11)
        for _ in 0..<400 {
            let text = (0..<30).map { _ in pieces[Int(generator.next() % UInt64(pieces.count))] }.joined()
            let file = StringsFile(text)
            #expect(file.entries.allSatisfy { $0.line > 0 && $0.placeholders.count >= 0 })
            #expect(file.brokenLine ?? 1 > 0)
        }
    }

    /// SplitMix64, for numbers that are the same in every run.
    private struct SplitMix {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }
}
