import SDBus
import Testing

@Suite struct DBusTypeTests {
    @Test(arguments: [
        "y", "b", "n", "q", "i", "u", "x", "t", "d", "s", "o", "g", "v", "ay", "a{sv}", "(ou)", "a{oa{sa{sv}}}", "aa(sa{yv})",
    ])
    func aSignatureIsReadAndWritten(signature: String) {
        #expect(DBusType(signature)?.description == signature)
    }

    @Test(arguments: ["", "h", "z", "a", "ss", "()", "(", "(s", "s)", "a{s}", "a{sv", "a{vs}", "a{svs}", "{sv}", "a{(s)v}", "é"])
    func whatIsNoSingleTypeIsRefused(signature: String) {
        #expect(DBusType(signature) == nil)
    }

    @Test func aBodyHasAnyNumberOfTypes() {
        #expect(DBusType.list("sa{sv}as") == [.string, .dictionary(key: .string, value: .variant), .array(.string)])
        #expect(DBusType.list("") == [])
        #expect(DBusType.list("sh") == nil)
    }

    @Test func aSignatureThatIsTooLongOrTooDeepIsRefused() {
        #expect(DBusType.list(String(repeating: "y", count: 255))?.count == 255)
        #expect(DBusType.list(String(repeating: "y", count: 256)) == nil)
        #expect(DBusType(String(repeating: "a", count: 63) + "y") != nil)
        #expect(DBusType(String(repeating: "a", count: 64) + "y") == nil)
        #expect(DBusType(String(repeating: "(", count: 200)) == nil)
    }
}
