import Testing

@testable import DeviceSetupImplementation

struct SixDigitsTests {
    @Test(
        arguments: [
            ("042917", 42917), ("042 917", 42917), (" 04-29-17\u{A0}", 42917), ("000000", 0), ("999999", 999_999), ("٠٤٢٩١٧", 42917),
            ("０４２９１７", 42917),
        ] as [(String, UInt32)])
    func whatPeopleTypeIsUnderstood(typed: String, passkey: UInt32) {
        #expect(SixDigits.passkey(typed) == passkey)
    }

    @Test(arguments: ["", "12345", "1234567", "12345O", "½23456", "12345\u{301}6", "+12345", "１２３４５"])
    func whatIsNoPasskeyIsNone(typed: String) {
        #expect(SixDigits.passkey(typed) == nil)
    }

    @Test(arguments: [(0, "000000"), (42917, "042917"), (999_999, "999999")] as [(UInt32, String)])
    func aPasskeyIsShownWithItsZeros(passkey: UInt32, text: String) {
        #expect(SixDigits.text(passkey) == text)
    }

    @Test func aPINHasOneToSixteenBytes() {
        #expect(SixDigits.pin(" 0000 ") == "0000")
        #expect(SixDigits.pin("a b") == "a b")
        #expect(SixDigits.pin(String(repeating: "1", count: 16)) != nil)
        #expect(SixDigits.pin(String(repeating: "1", count: 17)) == nil)
        #expect(SixDigits.pin(" \n") == nil)
    }
}
