import Bluetooth
import DeviceSetup
import DeviceSync
import Testing

@testable import DeviceSetupImplementation

/// Every error of a transport means something to a person.
struct SetupFailureTests {
    @Test func everyErrorHasItsFailure() throws {
        let address = try #require(BluetoothAddress("00:00:00:00:00:01"))
        let table: [(BluetoothError, SetupFailure)] = [
            (.notFound(address), .outOfRange), (.connectionFailed(address, reason: "x"), .notConnected), (.notPaired(address), .staleBond),
            (.pairing(.authenticationFailed), .wrongCode), (.pairing(.cancelled), .cancelled), (.pairing(.rejected), .refused),
            (.pairing(.timedOut), .timedOut), (.pairing(.connectionFailed), .outOfRange), (.pairing(.staleBond), .staleBond),
            (.att(0x0E), .refused), (.characteristicMissing(Characteristic(1, in: 2)), .notAMeter),
            (.disconnected(reason: "x"), .linkLost), (.timedOut, .timedOut), (.cancelled, .cancelled), (.transport("x"), .transport("x")),
        ]
        for (error, failure) in table { #expect(SetupFailure(error) == failure, "\(error)") }
        for reason in UnavailabilityReason.allCases {
            #expect(SetupFailure(.unavailable(reason)).name == "bluetooth.\(reason.rawValue)")
        }
    }
}
