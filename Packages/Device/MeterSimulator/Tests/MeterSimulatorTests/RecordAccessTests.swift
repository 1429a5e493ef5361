import Bluetooth
import Domain
import GlucoseProfile
import MeterSimulator
import TestSupport
import Testing

/// The record access control point: which records a request brings, and how it is answered.
@Suite struct RecordAccessTests {
    private struct Exchange: Decodable, CustomTestStringConvertible {
        let request: String
        let sequences: [Int]
        let answer: String
        var testDescription: String { request }
    }

    @Test(arguments: try Table.json("record-access.json", as: [Exchange].self))
    private func aRequestBringsItsRecordsAndAnAnswer(_ exchange: Exchange) async throws {
        let link = try await Fixture.connect(try makeMeter())
        try await link.subscribeToAll()
        try await link.request(exchange.request)
        #expect(try await link.received() == exchange.sequences.map { "m\($0)" } + [exchange.answer])
    }

    @Test func anEmptyMeterHasNoRecords() async throws {
        let link = try await Fixture.connect(try Fixture.meter([]))
        try await link.subscribeToAll()
        try await link.request("0106")
        #expect(try await link.received() == ["06000106"])
    }

    @Test func anEmptyRequestIsRefused() async throws {
        let link = try await Fixture.connect(try makeMeter())
        try await link.subscribeToAll()
        try await link.write([], to: Fixture.controlPoint)
        #expect(try await link.received().count == 1)
    }

    @Test func aContextFollowsItsMeasurement() async throws {
        let link = try await Fixture.connect(try Fixture.meter([Fixture.record(1, context: true), Fixture.record(2)]))
        try await link.subscribeToAll()
        try await link.request("0101")
        #expect(try await link.received() == ["m1", "c1", "m2", "06000101"])
    }

    @Test func withoutASubscriptionContextsAreNotSent() async throws {
        let link = try await Fixture.connect(try Fixture.meter([Fixture.record(1, context: true)]))
        try await link.subscribe(to: Fixture.measurement)
        try await link.subscribe(to: Fixture.controlPoint)
        try await link.request("0101")
        #expect(try await link.received() == ["m1", "06000101"])
    }

    @Test func recordsComeInTheOrderOfTheScript() async throws {
        let link = try await Fixture.connect(try Fixture.meter([Fixture.record(2), Fixture.record(0), Fixture.record(1)]))
        try await link.subscribeToAll()
        try await link.request("0101")
        #expect(try await link.received() == ["m2", "m0", "m1", "06000101"])
        try await link.request("0106")
        #expect(try await link.received() == ["m1", "06000101"])
    }

    @Test func aFrameTooShortForANumberIsFoundAfterTheOneBefore() async throws {
        let records = [try Fixture.record(6), ScriptedRecord(measurement: [0x03, 0x07]), try Fixture.record(8)]
        let link = try await Fixture.connect(try Fixture.meter(records))
        try await link.subscribeToAll()
        try await link.request("0103010700")
        #expect(try await link.received() == ["m?", "m8", "06000101"])
    }

    @Test(arguments: [
        (ScriptedOperator.all, "0101"), (.first, "0105"), (.last, "0106"), (.lessOrEqual, "0102010300"), (.greaterOrEqual, "0103010300"),
        (.range, "01040103000400"),
    ])
    func anOperatorCanBeSwitchedOff(_ scriptedOperator: ScriptedOperator, request: String) async throws {
        var meter = try makeMeter()
        meter.unsupportedOperators = [scriptedOperator]
        let link = try await Fixture.connect(meter)
        try await link.subscribeToAll()
        try await link.request(request)
        #expect(try await link.received() == ["06000104"])
        try await link.request(request.replacing("01", with: "04", maxReplacements: 1))
        #expect(try await link.received() == ["06000404"])
    }

    @Test func aRequestNeedsBothSubscriptions() async throws {
        let link = try await Fixture.connect(try makeMeter())
        await #expect(throws: BluetoothError.att(0xFD)) { try await link.request("0101") }
        try await link.subscribe(to: Fixture.measurement)
        await #expect(throws: BluetoothError.att(0xFD)) { try await link.request("0401") }
        try await link.subscribe(to: Fixture.controlPoint)
        try await link.request("0401")
        #expect(try await link.received() == ["05000600"])
    }

    @Test func oneProcedureAtATime() async throws {
        let link = try await Fixture.connect(try makeMeter())
        try await link.subscribeToAll()
        try await link.request("0101")
        await #expect(throws: BluetoothError.att(0xFE)) { try await link.request("0401") }
        #expect(try await link.received().last == "06000101")
        try await link.request("0401")
        #expect(try await link.received() == ["05000600"])
    }

    @Test func anAbortEndsAReport() async throws {
        let records = try (0..<1000).map { try Fixture.record(UInt16($0)) }
        let link = try await Fixture.connect(try Fixture.meter(records))
        try await link.subscribeToAll()
        try await link.request("0101")
        #expect(try await link.nextEvents(within: .seconds(30)).count == 256)
        try await link.request("0300")
        #expect(try await link.received() == ["06000301"])
    }

    private func makeMeter() throws -> ScriptedMeter {
        let times = ["2025-03-03T07:59:30", "2025-03-03T08:00:30", "2025-03-03T08:01:30"]
        var records = try zip(2..., times).map { try Fixture.record(UInt16($0), at: Fixture.time($1)) }
        // Times that are known to no one, and one that its offset moves two hours on, past the others.
        var unset = GlucoseMeasurement(
            sequence: 7, baseTime: MeterDateTime(year: 2025, month: 0, day: 0, hours: 0, minutes: 0, seconds: 0))
        records.append(ScriptedRecord(measurement: unset.bytes))
        unset = GlucoseMeasurement(sequence: 8, baseTime: MeterDateTime(try Fixture.time(times[2])), timeOffset: .overrun)
        records.append(ScriptedRecord(measurement: unset.bytes))
        let moved = GlucoseMeasurement(sequence: 9, baseTime: MeterDateTime(try Fixture.time(times[0])), timeOffset: .minutes(120))
        records.append(ScriptedRecord(measurement: moved.bytes))
        return try Fixture.meter(records)
    }
}
