import Crypto
import Foundation
import Testing

struct UUIDVersion5Tests {
    /// RFC 9562, appendix A.4.
    @Test func itIsThatOfTheStandard() throws {
        let namespace = try #require(UUID(uuidString: "6ba7b810-9dad-11d1-80b4-00c04fd430c8"))
        #expect(UUID(version5: "www.example.com", in: namespace).uuidString == "2ED6657D-E927-568B-95E1-2665A8AEA6A2")
    }

    /// The identifiers that the server of Nightscout gives: its namespace is sixteen letters.
    @Test(arguments: [
        ("meterbook://meter/SN123_1740812400000", "4f7d969d-7789-5caa-88c4-ea54925ea59f"),
        ("meterbook://meter/SN123_1740812400000_BG Check", "63fd5a87-ce58-5890-989c-7505b02c5839"),
        ("undefined_1740812400000", "e5294d83-d54f-51a6-9c39-aeff01b9e167"),
    ])
    func aNightscoutIdentifierIsThatOfItsServer(name: String, identifier: String) {
        let namespace = NSUUID(uuidBytes: Array("NightscoutRocks!".utf8)) as UUID
        #expect(UUID(version5: name, in: namespace).uuidString.lowercased() == identifier)
    }
}
