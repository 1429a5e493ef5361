import Testing

@testable import ToolSupport

/// What a repository says cannot move the cursor, begin a line of its own, or turn the direction of what follows.
struct PlainTextTests {
    @Test(arguments: [
        ("plain ü → …", "plain ü → …"), ("a\nb", "a\\u{A}b"), ("\u{1B}[2J", "\\u{1B}[2J"), ("\u{7F}\u{85}", "\\u{7F}\\u{85}"),
        ("a\u{202E}b\u{2028}", "a\\u{202E}b\\u{2028}"), ("", ""),
    ])
    func aLineIsOneLine(_ text: String, _ expected: String) {
        #expect(PlainText.line(text) == expected)
    }

    @Test func linesAndTabulatorsStay() {
        #expect(PlainText.lines("a\n\tb\n") == "a\n\tb\n")
        #expect(PlainText.lines("a\n\tb\r\u{7}ü\n") == "a\n\tb\\u{D}\\u{7}ü\n")
    }
}
