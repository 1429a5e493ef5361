import Bluetooth
import BluetoothMocks
import Testing

/// One link for pairing and the first sync: some meters switch their radio off when the first link ends.
struct LendingCentralTests {
    private let address = BluetoothAddress("00:11:22:33:44:55")

    @Test func aLentLinkIsTakenOnceAndThenTheOtherCentralConnects() async throws {
        let (base, address) = (MockBluetoothCentral(), try #require(address))
        let (lent, made) = (makeLink(address), makeLink(address))
        base.connectToReturn = { _, _ in made }
        let subject = LendingCentral(base)
        await subject.lend(lent)
        #expect(try await subject.connect(to: address, pairing: nil) as? MockGATTConnection === lent)
        #expect(base.connectedAddresses == [])
        #expect(try await subject.connect(to: address, pairing: nil) as? MockGATTConnection === made)
        #expect(base.connectedAddresses == [address])
        #expect(lent.disconnectCallCount == 0)
    }

    @Test func aLinkThatNobodyTookEndsWhenAnotherIsLentOrTheBondGoes() async throws {
        let (base, address) = (MockBluetoothCentral(), try #require(address))
        let links = (0..<3).map { _ in makeLink(address) }
        let subject = LendingCentral(base)
        await subject.lend(links[0])
        await subject.lend(links[1])
        #expect(links.map(\.disconnectCallCount) == [1, 0, 0])
        try await subject.forget(address)
        #expect(links.map(\.disconnectCallCount) == [1, 1, 0])
        #expect(base.forgottenAddresses == [address])
        await subject.lend(links[2])
        #expect(await subject.takeBack(address) as? MockGATTConnection === links[2])
        #expect(await subject.takeBack(address) == nil)
    }

    @Test func everythingElseIsTheOtherCentrals() async throws {
        let (base, address) = (MockBluetoothCentral(isSimulated: true), try #require(address))
        base.availabilityToReturn = .unavailable(.blocked)
        base.devicesToReturn = [DiscoveredDevice(address: address, name: "Meter")]
        base.bondedDevicesToReturn = [address]
        let subject = LendingCentral(base)
        #expect(subject.isSimulated)
        #expect(await subject.availability() == .unavailable(.blocked))
        var changes = subject.availabilityChanges().makeAsyncIterator()
        #expect(await changes.next() == .unavailable(.blocked))
        var devices = subject.discover(services: [BluetoothUUID(0x1808)]).makeAsyncIterator()
        #expect(try await devices.next()?.address == address)
        #expect(base.discoveredServices == [[BluetoothUUID(0x1808)]])
        #expect(try await subject.bondedDevices() == [address])
    }

    private func makeLink(_ address: BluetoothAddress) -> MockGATTConnection {
        MockGATTConnection(address: address, characteristics: [])
    }
}
