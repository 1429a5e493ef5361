import Bluetooth
import Testing

@Suite struct BluetoothAddressTests {
    @Test func anAddressIsWrittenInUpperCase() {
        #expect(BluetoothAddress("00:1a:2B:3c:4D:fe")?.description == "00:1A:2B:3C:4D:FE")
    }

    @Test func caseMakesNoDifference() {
        #expect(BluetoothAddress("aa:bb:cc:dd:ee:ff") == BluetoothAddress("AA:BB:CC:DD:EE:FF"))
    }

    @Test(arguments: [
        "", "AA:BB:CC:DD:EE", "AA-BB-CC-DD-EE-FF", "AA:BB:CC:DD:EE:FG", "AA:BB:CC:DD:EE:FF ", "AABBCCDDEEFF", "ÄA:BB:CC:DD:EE:F",
    ])
    func anythingElseIsRefused(_ text: String) {
        #expect(BluetoothAddress(text) == nil)
    }

    @Test func addressesHaveTheOrderOfTheirBytes() throws {
        let low = try #require(BluetoothAddress("00:00:00:00:00:FF"))
        let high = try #require(BluetoothAddress("01:00:00:00:00:00"))
        #expect(low < high)
    }
}
