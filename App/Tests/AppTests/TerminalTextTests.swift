import Testing

@testable import Meterbook

/// A meter's name is text that somebody else chose: nothing in it may move the cursor or change the order of what is printed.
struct TerminalTextTests {
    @Test(
        arguments: [
            ("Accu-Chek Guide", "Accu-Chek Guide"), ("Blutzuckermeßgerät ✓", "Blutzuckermeßgerät ✓"),
            ("\u{1B}[2J\u{1B}]0;owned\u{7}x", "[2J]0;ownedx"), ("a\r\nb\tc\u{0}d\u{7F}e\u{9B}f", "abcdef"),
            ("\u{202E}gpj.exe\u{2066}\u{200F}", "gpj.exe"), ("a\u{2028}b\u{2029}c", "abc"), ("e\u{301}", "e\u{301}"), ("", ""),
        ])
    func onlyWhatIsSeenIsKept(text: String, clean: String) {
        #expect(TerminalText.clean(text).unicodeScalars.elementsEqual(clean.unicodeScalars))
    }
}
