import Bluetooth
import Common
import Domain
import Foundation
import GlucoseProfile
import MeterSimulator
import TestSupport
import Testing

@Suite struct SimulatedConnectionTests {
    @Test func aMeterHasWhatTheScriptGivesIt() async throws {
        let bare = try await Fixture.connect(ScriptedMeter(address: try Fixture.address()))
        #expect(bare.characteristics == [Fixture.measurement, Fixture.controlPoint])
        var meter = try Fixture.meter([Fixture.record(1, context: true)])
        meter.clock = .standing(try Fixture.time("2026-03-01T08:00:00"))
        let link = try await Fixture.connect(meter)
        let expected: Set = [
            Fixture.measurement, Fixture.controlPoint, Fixture.context, Fixture.feature, Fixture.serial, Fixture.currentTime,
        ]
        #expect(link.characteristics == expected)
    }

    @Test func deviceInformationIsSentAsWritten() async throws {
        var meter = try Fixture.meter([])
        meter.manufacturer = "Bayer\u{0}"
        meter.model = "7350"
        meter.firmware = "<b>1</b>"
        meter.serial = "Ä1"
        let link = try await Fixture.connect(meter)
        let texts = [
            (GlucoseUUID.manufacturerName, "Bayer\u{0}"), (GlucoseUUID.modelNumber, "7350"), (GlucoseUUID.firmwareRevision, "<b>1</b>"),
            (GlucoseUUID.serialNumber, "Ä1"),
        ]
        for (uuid, text) in texts {
            #expect(try await link.read(Characteristic(uuid, in: GlucoseUUID.deviceInformationService)) == Array(text.utf8))
        }
        #expect(try await link.read(Fixture.feature) == [0xFF, 0x03])
    }

    @Test func whatAMeterDoesNotAllowIsRefused() async throws {
        let link = try await Fixture.connect(try Fixture.meter([]))
        await #expect(throws: BluetoothError.characteristicMissing(Fixture.context)) { try await link.subscribe(to: Fixture.context) }
        await #expect(throws: BluetoothError.characteristicMissing(Fixture.currentTime)) { _ = try await link.read(Fixture.currentTime) }
        await #expect(throws: BluetoothError.att(0x02)) { _ = try await link.read(Fixture.measurement) }
        await #expect(throws: BluetoothError.att(0x03)) { try await link.write([1], to: Fixture.serial) }
        await #expect(throws: BluetoothError.att(0x06)) { try await link.subscribe(to: Fixture.serial) }
    }

    @Test func currentTimeShowsTheScriptsClock() async throws {
        let link = try await clocked(.standing(try Fixture.time("2026-03-01T08:00:00")), .currentTime)
        #expect(try await link.read(Fixture.currentTime).hex == "ea070301080000" + "07" + "0000")
    }

    @Test func aClockAheadFollowsTheLocalTime() async throws {
        let link = try await clocked(.ahead(minutes: 4), .dateTime)
        #expect(try await link.read(Fixture.dateTime).hex == "ea07050a0c2200")
        try await link.write(MeterDateTime(try Fixture.time("2026-05-10T12:30:00")).bytes, to: Fixture.dateTime)
        #expect(try await link.read(Fixture.dateTime).hex == "ea07050a0c1e00")
    }

    @Test func aClockThatIsSetStaysSet() async throws {
        let time = try Fixture.time("2026-05-10T12:30:00")
        let central = makeCentral(.standing(try Fixture.time("2026-03-01T08:00:00")), .currentTime, try Fixture.address())
        let link = try await central.connect(to: try Fixture.address(), pairing: nil)
        try await link.write(CurrentTime(time).bytes, to: Fixture.currentTime)
        await link.disconnect()
        let next = try await central.connect(to: try Fixture.address(), pairing: nil)
        #expect(try await next.read(Fixture.currentTime) == CurrentTime(time).bytes)
    }

    @Test func aClockTakesOnlyATime() async throws {
        let link = try await clocked(.standing(try Fixture.time("2026-03-01T08:00:00")), .dateTime)
        await #expect(throws: BluetoothError.att(0x0D)) { try await link.write([1, 2], to: Fixture.dateTime) }
        let thirteen: [UInt8] = [0xEA, 0x07, 13, 1, 0, 0, 0]
        await #expect(throws: BluetoothError.att(0x13)) { try await link.write(thirteen, to: Fixture.dateTime) }
        #expect(try await link.read(Fixture.dateTime).hex == "ea070301080000")
    }

    @Test func anEndedLinkTellsSo() async throws {
        let link = try await Fixture.connect(try Fixture.meter([Fixture.record(1)]))
        try await link.subscribeToAll()
        try await link.request("0101")
        await link.disconnect()
        await link.disconnect()
        let ended = BluetoothError.disconnected(reason: "this computer ended it")
        await #expect(throws: ended) { _ = try await link.nextEvents(within: .seconds(30)) }
        await #expect(throws: ended) { try await link.request("0101") }
    }

    @Test("the virtual clock: a wait ends at once when nothing more can come")
    func aWaitForNothingEndsAtOnce() async throws {
        let link = try await Fixture.connect(try Fixture.meter([]))
        let start = ContinuousClock.now
        #expect(try await link.nextEvents(within: .seconds(3600)) == [])
        #expect(ContinuousClock.now - start < .seconds(30))
    }

    @Test func tenThousandRecordsComeInFewBatches() async throws {
        let records = try (0..<10_000).map { try Fixture.record(UInt16($0), context: true) }
        let link = try await Fixture.connect(try Fixture.meter(records))
        try await link.subscribeToAll()
        try await link.request("0101")
        var batches: [Int] = []
        while case let events = try await link.nextEvents(within: .seconds(30)), !events.isEmpty { batches.append(events.count) }
        #expect(batches.reduce(0, +) == 20_001)
        #expect(batches.max() == 256)
        #expect(batches.count == 79)
    }

    @Test func cancellationStopsEverythingAndTheLinkStillWorks() async throws {
        let link = try await Fixture.connect(try Fixture.meter((1...3).map { try Fixture.record($0) }))
        try await link.subscribeToAll()
        try await link.request("0101")
        await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            await #expect(throws: BluetoothError.cancelled) { _ = try await link.nextEvents(within: .seconds(30)) }
            await #expect(throws: BluetoothError.cancelled) { _ = try await link.read(Fixture.serial) }
            await #expect(throws: BluetoothError.cancelled) { try await link.subscribe(to: Fixture.measurement) }
            await #expect(throws: BluetoothError.cancelled) { try await link.request("0300") }
        }.value
        try await link.request("0300")
        #expect(try await link.received() == ["06000301"])
    }

    private func clocked(
        _ clock: ScriptedMeter.Clock, _ characteristic: ScriptedMeter.ClockCharacteristic
    ) async throws -> any GATTConnection {
        let address = try Fixture.address()
        return try await makeCentral(clock, characteristic, address).connect(to: address, pairing: nil)
    }

    /// A central at 2026-05-10T12:30:00 in a zone two hours east of Greenwich.
    private func makeCentral(
        _ clock: ScriptedMeter.Clock, _ characteristic: ScriptedMeter.ClockCharacteristic, _ address: BluetoothAddress
    ) -> SimulatedCentral {
        let zone = TimeZone(secondsFromGMT: 7200) ?? .current
        let wallClock = FixedWallClock(now: Date(timeIntervalSince1970: 1_778_409_000), timeZone: zone)
        let meter = ScriptedMeter(address: address, clock: clock, clockCharacteristic: characteristic)
        return SimulatedCentral(script: MeterScript(meters: [meter]), wallClock: wallClock)
    }
}
