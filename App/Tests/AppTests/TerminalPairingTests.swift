import Bluetooth
import Foundation
import Testing

@testable import Meterbook

/// What the terminal itself shows and takes is tested with a pseudo terminal, in Tests-Integration.
struct TerminalPairingTests {
    @Test func withoutATerminalEachQuestionIsRefusedAndThatIsKnown() async throws {
        let address = try #require(BluetoothAddress("00:11:22:33:44:55"))
        let pipe = Pipe()
        let pairing = TerminalPairing(input: pipe.fileHandleForReading.fileDescriptor)
        #expect(!pairing.wasAskedInVain)
        #expect(await pairing.passkey(for: address) == nil)
        #expect(await pairing.pinCode(for: address) == nil)
        #expect(await !pairing.confirm(passkey: 1, for: address))
        #expect(await !pairing.authorize(address))
        #expect(pairing.wasAskedInVain)
    }
}
