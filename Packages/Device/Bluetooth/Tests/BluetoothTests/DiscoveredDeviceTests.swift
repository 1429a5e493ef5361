import Bluetooth
import Testing

/// Guards against names that are chosen to harm: what a device advertises is anyone's text.
@Suite struct DiscoveredDeviceTests {
    @Test(arguments: [
        ("Accu-Chek Guide", "Accu-Chek Guide"),
        ("meter\u{0}\u{1B}[31m", "meter[31m"),
        ("evil\u{202E}txt", "eviltxt"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("Zähler 血糖仪", "Zähler 血糖仪"),
        ("line\u{2028}break\r\n", "linebreak"),
    ])
    func aNameLosesItsControlCharacters(_ name: String, cleaned: String) throws {
        #expect(try makeSubject(name: name).name == cleaned)
    }

    @Test(arguments: [nil, "", "  ", "\u{0}\u{7}"]) func aNameThatShowsNothingIsNone(_ name: String?) throws {
        #expect(try makeSubject(name: name).name == nil)
    }

    @Test func aLongNameIsCutAtAWholeCharacter() throws {
        let name = try #require(try makeSubject(name: String(repeating: "é", count: 1000)).name)
        #expect(name.utf8.count == DiscoveredDevice.longestName)
        #expect(name.count == 124)
    }

    private func makeSubject(name: String?) throws -> DiscoveredDevice {
        DiscoveredDevice(address: try #require(BluetoothAddress("00:11:22:33:44:55")), name: name)
    }
}
