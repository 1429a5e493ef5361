import Bluetooth
import Testing

@Suite struct BluetoothUUIDTests {
    @Test func anAssignedNumberHasTheLongFormOfTheBase() {
        #expect(BluetoothUUID(0x2A18).description == "00002a18-0000-1000-8000-00805f9b34fb")
        #expect(BluetoothUUID(0x2A18).assigned == 0x2A18)
    }

    @Test func shortAndLongTextNameTheSame() {
        #expect(BluetoothUUID("2A18") == BluetoothUUID(0x2A18))
        #expect(BluetoothUUID("00002A18-0000-1000-8000-00805F9B34FB") == BluetoothUUID(0x2A18))
    }

    @Test func aVendorsOwnHasNoAssignedNumber() {
        let uuid = BluetoothUUID("af9df7a1-e595-11e3-96b4-0002a5d5c51b")
        #expect(uuid?.description == "af9df7a1-e595-11e3-96b4-0002a5d5c51b")
        #expect(uuid?.assigned == nil)
    }

    @Test(arguments: [
        "", "2a1", "2a1g", "00002a18-0000-1000-8000-00805f9b34f", "00002a18_0000_1000_8000_00805f9b34fb",
        "g0002a18-0000-1000-8000-00805f9b34fb",
    ])
    func anythingElseIsRefused(_ text: String) {
        #expect(BluetoothUUID(text) == nil)
    }

    @Test func theSameCharacteristicInTwoServicesIsTwo() {
        #expect(Characteristic(0x2A52, in: 0x1808) != Characteristic(0x2A52, in: 0x181F))
        #expect(Characteristic(0x2A52, in: 0x1808).description.contains("00002a52"))
    }
}
