import Bluetooth
import BluetoothMocks
import Common
import DeviceSetup
import Domain
import Foundation
import GlucoseProfile
import Testing

@testable import DeviceSetupImplementation

/// What is asked of a meter before it is added, and what its answers mean.
struct MeterMeetingTests {
    private static let measurement = Characteristic(0x2A18, in: 0x1808)
    private static let recordAccess = Characteristic(0x2A52, in: 0x1808)
    private static let dateTime = Characteristic(0x2A08, in: 0x1808)
    private static let currentTime = Characteristic(0x2A2B, in: 0x1805)
    private static let serial = Characteristic(0x2A25, in: 0x180A)
    private static let feature = Characteristic(0x2A51, in: 0x1808)
    private static let sensorMeasurement = Characteristic(0x2AA7, in: 0x181F)
    private static let sensorRecordAccess = Characteristic(0x2A52, in: 0x181F)
    private static let sensorFeature = Characteristic(0x2AA8, in: 0x181F)

    @Test func aDeviceWithoutRecordsIsNoMeter() async throws {
        let link = try makeLink([Self.measurement])
        #expect(await failure(link) == .notAMeter)
        #expect(link.disconnectCallCount == 1)
    }

    @Test func aMeterThatTellsNothingIsOneAllTheSame() async throws {
        let link = try makeLink([Self.measurement, Self.recordAccess])
        let met = try await meet(link)
        #expect(met.profile == MeterProfile() && met.link != nil)
        #expect(link.writes.map(\.bytes) == [[1, 6]], "the newest record, and nothing else")
        #expect(link.disconnectCallCount == 0)
    }

    @Test func aRefusedDescriptionIsNoReasonToStop() async throws {
        let link = try makeLink([Self.measurement, Self.recordAccess, Self.serial])
        link.readsToReturn = [Self.serial: .failure(.att(0x02))]
        #expect(try await meet(link).profile.serial == nil)
        link.readsToReturn = [Self.serial: .failure(.disconnected(reason: "x"))]
        #expect(await failure(link) == .linkLost)
    }

    @Test(
        arguments: [
            ([0xEA, 0x07, 3, 1, 12, 0, 30, 0, 0, 0], .ahead(seconds: 30)),
            ([0xEA, 0x07, 3, 1, 11, 58, 0], .ahead(seconds: -120)),
            ([0, 0, 0, 0, 0, 0, 0], .unset),
            ([0xEA, 0x07, 13, 1, 11, 58, 0], .unset),
            ([0xEA], .unset),
        ] as [([UInt8], MeterProfile.Clock)])
    func theClockIsComparedWithThisComputers(bytes: [UInt8], clock: MeterProfile.Clock) async throws {
        for characteristic in [Self.currentTime, Self.dateTime] {
            let link = try makeLink([Self.measurement, Self.recordAccess, characteristic])
            link.readsToReturn = [characteristic: .success(bytes)]
            #expect(try await meet(link).profile.clock == clock)
        }
    }

    @Test(arguments: [(-61, true), (-60, false), (0, false), (60, false), (61, true)])
    func aClockIsWrongByMoreThanAMinute(seconds: Int, isWrong: Bool) {
        #expect(MeterProfile.Clock.ahead(seconds: seconds).isWrong == isWrong)
        #expect(MeterProfile.Clock.unset.isWrong && !MeterProfile.Clock.none.isWrong)
    }

    @Test(arguments: [(UInt8(0x02), GlucoseUnit.milligramsPerDeciliter), (0x06, .millimolesPerLiter)])
    func theUnitIsThatOfTheNewestRecord(flags: UInt8, unit: GlucoseUnit) async throws {
        let frame = [flags, 1, 0, 0xEA, 0x07, 3, 1, 8, 0, 0, 0x6F, 0xB0, 0x11]
        let link = try makeLink([Self.measurement, Self.recordAccess], newest: [[0xFF], frame])
        #expect(try await meet(link).profile.unit == unit)
    }

    @Test func aMeterThatHasNoNewestRecordOrCannotTellItIsOneAllTheSame() async throws {
        let link = try makeLink([Self.measurement, Self.recordAccess])
        link.writeToReturn = { _ throws(BluetoothError) in throw .att(0x80) }
        let met = try await meet(link)
        #expect(met.profile.unit == nil && met.link != nil)
    }

    /// After a silence no procedure may begin on the link, so the sync gets another one.
    @Test func aSilentMeterIsLetGo() async throws {
        let link = try makeLink([Self.measurement, Self.recordAccess])
        link.writeToReturn = { _ in [] }
        let met = try await meet(link)
        #expect(met.link == nil && link.disconnectCallCount == 1)
        #expect(link.timeouts == [MeterEnquiry.patience])
    }

    @Test(arguments: [(UInt16(0x0400), false), (0x0000, true), (0xFBFF, true)])
    func aMeterThatKeepsOneBondIsSaidToForgetOthers(bits: UInt16, forgetsOthers: Bool) async throws {
        let link = try makeLink([Self.measurement, Self.recordAccess, Self.feature])
        link.readsToReturn = [Self.feature: .success(GlucoseFeature(rawValue: bits).bytes)]
        let profile = try await meet(link).profile
        #expect(profile.feature == bits && profile.forgetsOthers == forgetsOthers)
    }

    /// Its memory may be long, its unit is always the same: it is asked who it is, and nothing else.
    @Test(arguments: [(UInt32(1 << 13), false), (1 << 12, true)])
    func aSensorIsAskedWhoItIs(bits: UInt32, forgetsOthers: Bool) async throws {
        let link = try makeLink([Self.sensorMeasurement, Self.sensorRecordAccess, Self.sensorFeature, Self.serial])
        link.readsToReturn = [Self.sensorFeature: .success(CGMFeature(bits: bits).bytes), Self.serial: .success(Array("G1".utf8))]
        let met = try await meet(link)
        #expect(
            met.profile == MeterProfile(kind: .sensor, serial: "G1", unit: .milligramsPerDeciliter, forgetsOthers: forgetsOthers))
        #expect(met.link != nil && link.writes.isEmpty && link.disconnectCallCount == 0)
    }

    @Test func aKindThatMayNotBeHadIsNoMeter() async throws {
        let sensor = try makeLink([Self.sensorMeasurement, Self.sensorRecordAccess])
        #expect(await failure(sensor, kinds: [.meter]) == .notAMeter && sensor.disconnectCallCount == 1)
        let meter = try makeLink([Self.measurement, Self.recordAccess])
        #expect(await failure(meter, kinds: [.sensor]) == .notAMeter)
    }

    @Test func aLinkIsKnownToStandOrToBeGone() async throws {
        let link = try makeLink([Self.feature])
        for (answer, stands) in [
            (.success([1, 0]), true), (.failure(.att(2)), true), (.failure(.disconnected(reason: "x")), false),
            (.failure(.timedOut), false),
        ] as [(Result<[UInt8], BluetoothError>, Bool)] {
            link.readsToReturn = [Self.feature: answer]
            #expect(await link.stands() == stands)
        }
        #expect(try await makeLink([]).stands(), "nothing tells otherwise")
    }

    private func meet(_ link: MockGATTConnection) async throws -> MeterMeeting.Met {
        try await makeSubject(link, DeviceKind.allCases).meet("00:00:00:00:00:01") {}
    }

    private func failure(_ link: MockGATTConnection, kinds: [DeviceKind] = DeviceKind.allCases) async -> SetupFailure? {
        do throws(SetupFailure) {
            _ = try await makeSubject(link, kinds).meet("00:00:00:00:00:01") {}
            return nil
        } catch {
            return error
        }
    }

    private func makeSubject(_ link: MockGATTConnection, _ kinds: [DeviceKind]) -> MeterMeeting {
        let central = MockBluetoothCentral()
        central.connectToReturn = { _, _ in link }
        return MeterMeeting(
            central: central, agent: MockPairingAgent(),
            wallClock: FixedWallClock(now: Date(timeIntervalSince1970: 1_772_366_400), timeZone: .gmt), kinds: kinds)
    }

    private func makeLink(_ characteristics: Set<Characteristic>, newest: [[UInt8]] = []) throws -> MockGATTConnection {
        let link = MockGATTConnection(address: try #require(BluetoothAddress("00:00:00:00:00:01")), characteristics: characteristics)
        let events =
            newest.map { GATTEvent(characteristic: Self.measurement, value: $0) }
            + [GATTEvent(characteristic: Self.recordAccess, value: [6, 0, 1, newest.isEmpty ? 6 : 1])]
        link.writeToReturn = { _ in events }
        return link
    }
}
