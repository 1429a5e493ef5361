import Bluetooth
import BluetoothImplementation
import FakeBluetoothService
import MeterSimulator
import SDBus
import TestSupport
import Testing

@Suite(.serialized) struct DiscoveryTests {
    @Test func ofTenDevicesInRangeThreeAreMeters() async throws {
        let range = try await Range.make()
        let glucose = ServiceUUID(0x1808)
        let meters = try await devices(3, range.central.discover(services: [glucose]))
        #expect(Set(meters.map(\.address)) == Set(range.meters.map(\.address)))
        #expect(meters.allSatisfy { $0.services == [glucose] && $0.name?.hasPrefix("Meter") == true && $0.rssi != nil && !$0.isBonded })
        #expect(try await Set(devices(10, range.central.discover()).map(\.address)).count == 10)
    }

    @Test func theAdapterGoesOffAndOn() async throws {
        let range = try await Range.make()
        var changes = range.central.availabilityChanges().makeAsyncIterator()
        #expect(await changes.next() == .available)
        var scan = range.central.discover().makeAsyncIterator()
        _ = try await scan.next()
        try await range.service.power(false, "hci0")
        #expect(await changes.next() == .unavailable(.poweredOff))
        await #expect(throws: BluetoothError.unavailable(.poweredOff)) { while try await scan.next() != nil {} }
        try await range.service.power(true, "hci0")
        #expect(await changes.next() == .available)
        #expect(try await devices(10, range.central.discover()).count == 10)
    }

    @Test func aRestartOfTheServiceIsSurvived() async throws {
        let range = try await Range.make()
        let connection = try await range.central.connect(to: range.address, pairing: Person())
        var changes = range.central.availabilityChanges().makeAsyncIterator()
        #expect(await changes.next() == .available)
        await range.service.stop()
        await #expect(throws: BluetoothError.disconnected(reason: "the Bluetooth service went away")) {
            while true { _ = try await connection.nextEvents(within: .seconds(25)) }
        }
        #expect(await changes.next() == .unavailable(.noService))
        let again = try await FakeBluetoothService.start(on: .address(range.bus.address), radio: range.radio)
        while await changes.next() != .available {}
        let second = try await range.central.connect(to: range.address, pairing: nil)
        #expect(try await second.readAll().measurements.count == 50)
        let other = range.meters[1].address
        let third = try await range.central.connect(to: other, pairing: Person())
        #expect(try await third.read(.serial) == Array("2".utf8))
        await again.stop()
    }

    @Test func theAdapterThatIsOnPairs() async throws {
        let range = try await Range.make(adapters: ["hci0", "hci1"])
        try await range.service.power(false, "hci0")
        let connection = try await range.central.connect(to: range.address, pairing: Person())
        #expect(try await connection.read(.serial) == Array("1".utf8))
        #expect(range.radio.isBonded(range.address, with: "hci1"))
        #expect(!range.radio.isBonded(range.address, with: "hci0"))
        await connection.disconnect()
        try await range.service.power(true, "hci0")
        // The adapter with the bond is used, not the first one.
        let again = try await range.central.connect(to: range.address, pairing: nil)
        #expect(try await again.readAll().measurements.count == 50)
    }

    @Test func whatIsNotBondedIsForgottenSoonAndFoundAgain() async throws {
        let bus = try PrivateBus()
        let range = try await Range.make()
        let service = try await FakeBluetoothService.start(
            on: .address(bus.address), radio: range.radio, temporaryTimeout: .milliseconds(1))
        let central = BlueZCentral(bus: .address(bus.address))
        _ = try await devices(3, central.discover(services: [ServiceUUID(0x1808)]))
        let connection = try await central.connect(to: range.address, pairing: Person())
        #expect(try await connection.read(.serial) == Array("1".utf8))
        await service.stop()
    }

    private func devices(_ count: Int, _ stream: AsyncThrowingStream<DiscoveredDevice, any Error>) async throws -> [DiscoveredDevice] {
        var found: [BluetoothAddress: DiscoveredDevice] = [:]
        for try await device in stream {
            found[device.address] = device
            if found.count == count { break }
        }
        return found.values.sorted { $0.address < $1.address }
    }
}
