import Bluetooth
import SDBus
import TestSupport
import Testing

@testable import BluetoothImplementation

/// A private bus with a small BlueZ on it, and the central over both.
struct Subject {
    let bus: PrivateBus
    let bluez: FakeBlueZ
    let central: BlueZCentral
    let address: BluetoothAddress

    static func make(
        adapter: String? = "hci0", powered: Bool = true, _ change: (inout BlueZTimings) -> Void = { _ in }
    ) async throws -> Subject {
        var timings = BlueZTimings()
        change(&timings)
        let bus = try PrivateBus()
        let bluez = try await FakeBlueZ.start(on: bus, adapter: adapter, powered: powered)
        let central = BlueZCentral(bus: .address(bus.address), timings: timings, clock: ContinuousClock())
        return Subject(bus: bus, bluez: bluez, central: central, address: try #require(BluetoothAddress("00:11:22:33:44:55")))
    }

    /// A bonded meter with its characteristics, in range.
    func addBondedMeter() async throws -> ObjectPath {
        let path = try await bluez.addDevice(address.description, ["Paired": .boolean(true), "Trusted": .boolean(true)])
        for number in ["2a18", "2a51", "2a52"] { try await bluez.addCharacteristic(number, to: path) }
        return path
    }

    /// The path of a characteristic that `addBondedMeter` added.
    func path(of number: String, at device: ObjectPath) -> ObjectPath {
        device.appending("service1808").appending("char\(number)")
    }
}
