import Bluetooth
import Testing

@Suite struct BluetoothErrorTests {
    @Test func anATTErrorIsTwoHexadecimalDigits() {
        #expect(BluetoothError.att(0x05).description.contains("ATT error 0x05"))
        #expect(BluetoothError.att(0xFD).description.contains("0xFD"))
    }

    @Test func everyErrorSaysWhatToDo() throws {
        let address = try #require(BluetoothAddress("00:11:22:33:44:55"))
        let errors: [BluetoothError] =
            UnavailabilityReason.allCases.map { .unavailable($0) } + PairingFailure.allCases.map { .pairing($0) } + [
                .notFound(address), .connectionFailed(address, reason: "page timeout"), .notPaired(address), .att(0x80),
                .characteristicMissing(Characteristic(0x2A18, in: 0x1808)), .disconnected(reason: "out of range"), .timedOut, .cancelled,
                .transport("no reply"),
            ]
        #expect(Set(errors.map(\.description)).count == errors.count)
        for error in errors {
            #expect(error.description.contains(";") || error.description.contains(","), "\(error) names no way on")
        }
    }

    @Test func theReasonsOfAFailureAreKept() throws {
        let address = try #require(BluetoothAddress("00:11:22:33:44:55"))
        #expect(BluetoothError.connectionFailed(address, reason: "page timeout").description.contains("page timeout"))
        #expect(BluetoothError.disconnected(reason: "out of range").description.contains("out of range"))
        #expect(BluetoothError.unavailable(.poweredOff).description.contains("adapter is off"))
    }
}
