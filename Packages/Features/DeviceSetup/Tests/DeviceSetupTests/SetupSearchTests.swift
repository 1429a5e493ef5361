import Bluetooth
import BluetoothMocks
import DeviceSetup
import DeviceSync
import DeviceSyncMocks
import Domain
import TestSupport
import Testing

@testable import DeviceSetupImplementation

/// What the list of meters shows of the radio around.
@MainActor @Suite(.timeLimit(.minutes(10)))
struct SetupSearchTests {
    private let central = MockBluetoothCentral()

    @Test func realAndSimulatedMetersAreTold() async throws {
        let subject = try await makeSubject(.available, devices: [("00:00:00:00:00:01", "Guide", -50), ("00:00:00:00:00:02", nil, nil)])
        let session = await subject.makeSession(.accuChek)
        await until { session.state.found.count == 3 }
        let real = session.state.found.filter { !$0.isSimulated }
        #expect(real.map(\.nameOrAddress) == ["Guide", "00:00:00:00:00:02"])
        #expect(real.map(\.signal) == [.strong, .unknown] && real.allSatisfy { $0.shownCode == nil })
        #expect(central.discoveredServices == [[ServiceUUID(0x1808), ServiceUUID(0x181F)]], "nothing else is looked for")
    }

    @Test func aKindThatMayNotBeHadIsNeitherLookedForNorNamed() async throws {
        central.availabilityToReturn = .available
        let service = ServiceUUID(0x181F)
        let address = try #require(BluetoothAddress("00:00:00:00:00:03"))
        central.devicesToReturn = [DiscoveredDevice(address: address, name: "Both", services: [service, ServiceUUID(0x1808)])]
        let closed = try await Subject(others: Self.sensor, bluetooth: central, kinds: [.meter])
        let session = await closed.makeSession(.other)
        await until { session.state.found.count == 2 }
        #expect(central.discoveredServices == [[ServiceUUID(0x1808)]])
        #expect(session.state.found.allSatisfy { $0.kind == .meter && $0.name != "Glimpse" })
    }

    @Test func aSensorIsToldByItsService() async throws {
        let session = await (try await Subject(others: Self.sensor)).makeSession()
        await until { session.state.found.count == 2 }
        #expect(session.state.found.map(\.kind) == [.meter, .sensor])
    }

    private static let sensor = #", {"address": "00:11:22:33:44:66", "name": "Glimpse", "known": false, "sensor": {}, "records": []}"#

    @Test func whoWantsASimulatedMeterSeesNoRealOne() async throws {
        let subject = try await makeSubject(.available, devices: [("00:00:00:00:00:01", "Guide", -50)])
        let session = await subject.makeSession(.simulated)
        #expect(session.state.found.map(\.isSimulated) == [true] && central.discoveredServices == [])
    }

    @Test func knownMetersAreToldApart() async throws {
        let subject = try await makeSubject(.available, devices: [("00:00:00:00:00:01", "Guide", -50)])
        subject.syncing.devices = [
            SyncedDevice(
                identity: DeviceIdentity(id: .init(rawValue: "d"), address: "00:00:00:00:00:01", name: "Guide"), isSimulated: false),
            SyncedDevice(
                identity: DeviceIdentity(id: .init(rawValue: "e"), address: Subject.address, name: "Real with the same address"),
                isSimulated: false),
        ]
        let session = await subject.makeSession(.accuChek)
        await until { session.state.found.count == 2 }
        #expect(session.state.found.first { !$0.isSimulated }?.isKnown == true)
        #expect(session.state.found.first(where: \.isSimulated)?.isKnown == false)
    }

    @Test func withoutBluetoothTheReasonIsSaidAndSimulatedMetersAreThere() async throws {
        let session = await (try await Subject()).makeSession(.accuChek)
        #expect(session.state.bluetoothProblem == .unsupported && session.state.found.map(\.isSimulated) == [true])
    }

    @Test(arguments: UnavailabilityReason.allCases)
    func anAdapterThatComesBackIsSearchedOn(reason: UnavailabilityReason) async throws {
        let subject = try await makeSubject(.unavailable(reason), devices: [("00:00:00:00:00:01", "Guide", -50)])
        let session = await subject.makeSession(.accuChek)
        await until { session.state.bluetoothProblem?.rawValue == reason.rawValue }
        #expect(central.discoveredServices == [])
        central.availabilityToReturn = .available
        await until { session.state.found.count == 2 }
        #expect(session.state.bluetoothProblem == nil)
        central.availabilityToReturn = .unavailable(.poweredOff)
        await until { session.state.bluetoothProblem == .poweredOff }
    }

    @Test func aSearchThatFailsCanBeBegunAgain() async throws {
        let subject = try await makeSubject(.available, devices: [])
        central.discoverErrorToThrow = .transport("x")
        let session = await subject.makeSession(.accuChek)
        await until { session.state.phase == .finding(.failed(.transport("x"))) }
        central.discoverErrorToThrow = nil
        session.searchAgain()
        #expect(session.state.phase == .finding(.running))
        await until { central.discoveredServices.count == 2 }
    }

    @Test func anAdapterThatGoesWhileSearchingIsNoFailure() async throws {
        let subject = try await makeSubject(.available, devices: [])
        central.discoverErrorToThrow = .unavailable(.blocked)
        let session = await subject.makeSession(.accuChek)
        await until { session.state.bluetoothProblem == .blocked }
        #expect(session.state.phase == .finding(.running))
    }

    @Test func aLongSearchAdvisesAndThenEnds() async throws {
        let subject = try await makeSubject(.available, devices: [])
        let session = await subject.makeSession(.accuChek)
        await until { subject.clock.sleeperCount == 1 }
        subject.clock.advance(by: MeterSearch.patience)
        await until { session.state.phase == .finding(.slow) }
        await until { subject.clock.sleeperCount == 1 }
        subject.clock.advance(by: MeterSearch.longest)
        await until { session.state.phase == .finding(.ended) }
    }

    @Test func theSearchStopsWhenAMeterIsChosenOrTheSetupIsLeft() async throws {
        let subject = try await makeSubject(.available, devices: [])
        let session = await subject.makeSession(.accuChek)
        await until { subject.clock.sleeperCount == 1 }
        session.select(Subject.id)
        await until { subject.clock.sleeperCount == 0 }
        session.shown(.find)
        await until { subject.clock.sleeperCount == 1 }
        session.close()
        await until { subject.clock.sleeperCount == 0 }
    }

    private func makeSubject(
        _ availability: BluetoothAvailability, devices: [(String, String?, Int?)]
    ) async throws -> Subject {
        central.availabilityToReturn = availability
        central.devicesToReturn = try devices.map { address, name, rssi in
            DiscoveredDevice(address: try #require(BluetoothAddress(address)), name: name, rssi: rssi)
        }
        return try await Subject(bluetooth: central)
    }
}
