import GlucoseProfile
import Testing

/// Guards a manufacturer name with a trailing NUL, which broke readers of JSON (M5_NightscoutMon#29), and text that attacks a terminal or page.
struct DeviceInformationTextTests {
    @Test(arguments: [
        ("Bayer\u{0}", "Bayer"), ("Bayer\u{0}\u{0}\u{0}", "Bayer"), (" Roche  ", "Roche"), ("A\u{1B}[31mB", "A[31mB"), ("a\nb\r\n", "ab"),
        ("\u{202E}evil\u{2066}", "evil"), ("Prüfgerät 血糖", "Prüfgerät 血糖"), ("\u{0}\u{0}", nil), ("", nil), ("   ", nil),
    ])
    func aTextIsMadeSafe(sent: String, kept: String?) {
        #expect(DeviceInformationText.decode(DeviceInformationText.encode(sent)) == kept)
    }

    @Test func whatIsNotUTF8IsReplaced() {
        #expect(DeviceInformationText.decode([0x41, 0xFF, 0x42]) == "A\u{FFFD}B")
    }

    @Test func aLongTextIsCut() {
        let text = DeviceInformationText.decode(Array(repeating: 0x41, count: 100_000))
        #expect(text?.unicodeScalars.count == DeviceInformationText.maximumLength)
    }
}
