import Bluetooth
import Common
import Domain
import Foundation
import GlucoseProfile
import MeterSimulator
import TestSupport
import Testing

/// A recorded meter, played back, says the same again.
struct RecordingTests {
    @Test func aRecordingOfAMeterIsThatMeter() async throws {
        let meter = try makeMeter()
        let recorder = RecordingCentral(SimulatedCentral(script: MeterScript(meters: [meter])))
        for try await device in recorder.discover() where device.address == meter.address { break }
        try await sync(recorder, "0101", thenWaits: true)
        try await sync(recorder, "0101")
        var known = meter
        known.isKnown = true
        #expect(text(recorder.script) == text(MeterScript(meters: [known])))
        let again = try MeterScript(json: [UInt8](recorder.script.file()), now: try Fixture.time("2026-03-01T08:00:00"))
        #expect(text(again) == text(recorder.script), "what is written can be read")
    }

    @Test(
        arguments: [
            MeterFault(.disconnect, afterNotifications: 2), MeterFault(.silence, afterNotifications: 3),
            MeterFault(.recordAccessError(8), afterNotifications: 1),
            MeterFault(.attError(0x80), afterNotifications: 0),
        ])
    func whatGoesWrongGoesWrongAgainAtTheSamePlace(fault: MeterFault) async throws {
        var meter = try makeMeter()
        meter.faults = [fault]
        let recorder = RecordingCentral(SimulatedCentral(script: MeterScript(meters: [meter])))
        try? await sync(recorder, "0101")
        let recorded = try #require(recorder.script.meters.first)
        #expect(recorded.faults == [fault])
        let replayed = RecordingCentral(SimulatedCentral(script: recorder.script))
        try? await sync(replayed, "0101")
        #expect(try #require(replayed.script.meters.first).faults == [fault])
        #expect(replayed.script.meters.first?.records.count == recorded.records.count)
    }

    @Test func whatAMeterRefusesIsRefusedAgain() async throws {
        var meter = try makeMeter()
        meter.countsRecords = false
        meter.unsupportedOperators = [.greaterOrEqual]
        let recorder = RecordingCentral(SimulatedCentral(script: MeterScript(meters: [meter])))
        try await sync(recorder, "0401")
        try await sync(recorder, "0103010100")
        let recorded = try #require(recorder.script.meters.first)
        #expect(!recorded.countsRecords)
        #expect(recorded.unsupportedOperators == [.greaterOrEqual])
        let file = try recorder.script.file()
        let read = try #require(try MeterScript(json: [UInt8](file), now: try Fixture.time("2026-03-01T08:00:00")).meters.first)
        #expect(!read.countsRecords)
        #expect(read.unsupportedOperators == [.greaterOrEqual])
    }

    @Test func thePasskeyThatAPersonTypedIsNeverWritten() async throws {
        var meter = try makeMeter()
        meter.isKnown = false
        meter.passkey = 987_654
        let recorder = RecordingCentral(SimulatedCentral(script: MeterScript(meters: [meter])))
        let link = try await recorder.connect(to: meter.address, pairing: Typist(passkey: 987_654))
        await link.disconnect()
        #expect(recorder.script.meters.map(\.passkey) == [123_456])
        #expect(!text(recorder.script).contains("987654"))
    }

    @Test func blurredNothingTellsWhoseTheyAre() throws {
        let meter = try makeMeter()
        let script = MeterScript(meters: [meter]).blurred()
        let blurred = try #require(script.meters.first)
        #expect(blurred.address.description == "00:00:5E:00:53:00")
        #expect(blurred.name == "meter+00000000")
        #expect(blurred.serial == "S00")
        let before = try meter.records.map { try GlucoseMeasurement(decoding: $0.measurement) }
        let after = try blurred.records.map { try GlucoseMeasurement(decoding: $0.measurement) }
        #expect(after.map(\.sequence) == before.map(\.sequence))
        #expect(after.map { $0.concentration?.type } == before.map { $0.concentration?.type })
        #expect(after.map { $0.concentration?.value.special } == before.map { $0.concentration?.value.special })
        #expect(after.map { $0.baseTime.civilTime?.secondOfDay } == before.map { $0.baseTime.civilTime?.secondOfDay })
        #expect(after.compactMap(\.baseTime.civilTime).max()?.date == CivilDate("2026-01-31"))
        for (new, old) in zip(after, before) where old.concentration?.value.special == nil {
            #expect(new.concentration?.value.mantissa != old.concentration?.value.mantissa)
            #expect(new.concentration?.value.exponent == old.concentration?.value.exponent)
        }
        let context = try GlucoseMeasurementContext(decoding: try #require(blurred.records[0].context))
        #expect(context.meal == .fasting)
    }

    @Test(arguments: 0...17) func aFrameThatIsCutOffIsBlurredWithoutATrap(length: Int) throws {
        var meter = try makeMeter()
        meter.records = meter.records.map { record in
            ScriptedRecord(measurement: Array(record.measurement.prefix(length)), context: record.context.map { Array($0.prefix(length)) })
        }
        let blurred = MeterScript(meters: [meter]).blurred()
        #expect(blurred.meters[0].records.map(\.measurement.count) == meter.records.map(\.measurement.count))
    }

    private func makeMeter() throws -> ScriptedMeter {
        let time = try Fixture.time("2025-03-01T08:15:00")
        let values: [ShortFloat] = [ShortFloat(rawValue: 0xB0F7), .positiveInfinity, ShortFloat(rawValue: 0xB137)]
        let records = values.enumerated().map { index, value in
            var frame = GlucoseMeasurement(
                sequence: UInt16(index + 1), baseTime: MeterDateTime(time), timeOffset: .minutes(60),
                concentration: .init(value: value, type: .capillaryWholeBlood, location: .finger), status: [])
            frame.contextFollows = index == 0
            let context = index == 0 ? GlucoseMeasurementContext(sequence: 1, meal: .fasting).bytes : nil
            return ScriptedRecord(measurement: frame.bytes, context: context)
        }
        return ScriptedMeter(
            name: "meter+12345678", address: try Fixture.address(), manufacturer: "Roche", model: "929", serial: "S12", firmware: "1.0",
            feature: [0xFF, 0x03], clock: .standing(time), clockCharacteristic: .dateTime, records: records)
    }

    /// One link: who it is, then a request, until nothing more comes.
    private func sync(_ central: any BluetoothCentral, _ request: String, thenWaits: Bool = false) async throws {
        let link = try await central.connect(to: try Fixture.address(), pairing: nil)
        for characteristic in link.characteristics.sorted(by: { $0.description < $1.description }) {
            _ = try? await link.read(characteristic)
        }
        try await link.subscribeToAll()
        try await link.request(request)
        var isOver = false
        while !isOver {
            let events = try await link.nextEvents(within: .seconds(30))
            isOver = events.isEmpty || events.contains { $0.characteristic == Fixture.controlPoint }
        }
        if thenWaits { #expect(try await link.nextEvents(within: .seconds(1)).isEmpty) }
        await link.disconnect()
    }

    private func text(_ script: MeterScript) -> String {
        (try? script.file()).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}

private struct Typist: PairingAgent {
    let passkey: UInt32

    func passkey(for device: BluetoothAddress) async -> UInt32? { passkey }
}
