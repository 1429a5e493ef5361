import Bluetooth
import Foundation
import SDBus
import TestSupport
import Testing

@testable import BluetoothImplementation

/// A radio that the kernel blocks is told from one that is only off, whatever the version of BlueZ.
@Suite(.serialized) struct RadioSwitchesTests {
    @Test(
        arguments: [
            ("bluetooth", "0", "0", UnavailabilityReason.poweredOff), ("bluetooth", "1", "0", .blocked), ("bluetooth", "0", "1", .blocked),
            ("wlan", "1", "1", .poweredOff),
        ])
    func aSwitchExplainsWhyAnAdapterIsOff(type: String, soft: String, hard: String, expected: UnavailabilityReason) throws {
        let folder = try TemporaryFolder()
        for (name, text) in [("type", type), ("soft", soft), ("hard", hard)] { _ = try folder.write("\(text)\n", to: "rfkill0/\(name)") }
        let switches = RadioSwitches(folder: folder.url.path)
        #expect(switches.explain(.unavailable(.poweredOff)) == .unavailable(expected))
        #expect(switches.explain(.available) == .available)
        #expect(switches.explain(.unavailable(.noService)) == .unavailable(.noService))
    }

    @Test func withoutAListNothingIsKnownToBeBlocked() {
        #expect(RadioSwitches(folder: "/nowhere").explain(.unavailable(.noAdapter)) == .unavailable(.noAdapter))
    }

    @Test func theCentralSaysSoWhereverItRefuses() async throws {
        let folder = try TemporaryFolder()
        for (name, text) in [("type", "bluetooth"), ("soft", "1"), ("hard", "0")] { _ = try folder.write(text, to: "rfkill7/\(name)") }
        let bus = try PrivateBus()
        let bluez = try await FakeBlueZ.start(on: bus, powered: false)
        let central = BlueZCentral(bus: .address(bus.address), radioSwitches: folder.url.path)
        #expect(await central.availability() == .unavailable(.blocked))
        #expect(await central.availabilityChanges().first { _ in true } == .unavailable(.blocked))
        let address = try #require(BluetoothAddress("00:11:22:33:44:55"))
        await #expect(throws: BluetoothError.unavailable(.blocked)) { try await central.connect(to: address, pairing: nil) }
        await #expect(throws: BluetoothError.unavailable(.blocked)) { for try await _ in central.discover() {} }
        await bluez.connection.close()
    }
}
