import Bluetooth
import Common
import Domain
import Foundation
import MeterSimulator
import TestSupport
import Testing

@Suite struct MeterScriptTests {
    private struct BadScript: Decodable, CustomTestStringConvertible {
        let name: String
        let script: String
        let error: String
        var testDescription: String { name }
    }

    @Test func everyKeyIsRead() throws {
        let script = try MeterScript(json: bytes("script-full.json"), now: now)
        #expect(script.pace == .milliseconds(5))
        let meter = try #require(script.meters.first)
        #expect(meter.name == "Accu-Chek Guide")
        #expect(meter.address == BluetoothAddress("00:11:22:33:44:55"))
        #expect([meter.manufacturer, meter.model, meter.serial, meter.firmware] == ["Roche", "929", "92900123456", "1.2"])
        #expect(meter.passkey == 123_456)
        #expect(!meter.isKnown)
        #expect(meter.feature == [0xFF, 0x07])
        #expect(meter.clock == .standing(try #require(CivilDateTime("2026-03-01T08:00:00"))))
        #expect(meter.clockCharacteristic == .dateTime)
        #expect(meter.records.count == 2)
        #expect(meter.records[0].context == [0x02, 0x0F, 0x00, 0x03])
        #expect(meter.unsupportedOperators == [.greaterOrEqual, .last])
        #expect(
            meter.faults == [
                MeterFault(.disconnect, afterNotifications: 7, connections: [1, 3]), MeterFault(.silence, afterNotifications: 0),
                MeterFault(.duplicate, afterNotifications: 1), MeterFault(.reorder, afterNotifications: 2),
                MeterFault(.recordAccessError(8), afterNotifications: 3), MeterFault(.attError(0x80), afterNotifications: 4),
                MeterFault(.notPaired, afterNotifications: 5), MeterFault(.truncate, afterNotifications: 6),
            ])
        let second = try #require(script.meters.last)
        #expect(second.clock == .ahead(minutes: -3))
        #expect(second.isKnown)
        #expect(second.clockCharacteristic == .currentTime)
        #expect(second.records.isEmpty)
        #expect(second.name == nil)
    }

    @Test(arguments: try Table.json("script-errors.json", as: [BadScript].self))
    private func aWrongScriptSaysWhereAndWhy(_ bad: BadScript) {
        let error = #expect(throws: MeterScriptError.self) { try MeterScript(json: Array(bad.script.utf8), now: now) }
        #expect(error?.description == bad.error)
    }

    @Test func bytesThatAreNoTextAreNoScript() {
        #expect(throws: MeterScriptError.self) { try MeterScript(json: [0x7B, 0x22, 0xFF, 0xFE], now: now) }
        #expect(throws: MeterScriptError.self) { try MeterScript(json: [], now: now) }
        let deep = Array(String(repeating: "[", count: 100_000).utf8)
        #expect(throws: MeterScriptError.self) { try MeterScript(json: deep, now: now) }
    }

    @Test func aHostileWordIsQuotedHarmlessly() {
        let script = #"{"meters":[],"\u001b[2J\#(String(repeating: "x", count: 500))":1}"#
        let error = #expect(throws: MeterScriptError.self) { try MeterScript(json: Array(script.utf8), now: now) }
        let text = error?.description ?? ""
        #expect(text.contains("“?[2Jxxx"))
        #expect(text.contains("…”"))
        #expect(text.utf8.count < 300)
    }

    @Test func aScriptWithoutMetersIsEmpty() throws {
        #expect(try MeterScript(json: Array(#"{"meters":[]}"#.utf8), now: now).meters.isEmpty)
    }

    @Test("ends_today moves whole days, and unknown times not at all")
    func endsTodayMovesWholeDays() throws {
        let script = try MeterScript(json: bytes("script-ends-today.json"), now: now)
        let meter = try #require(script.meters.first)
        let times = meter.records.map { $0.measurement.hex }
        // 2024-01-30 is the last day of the file, 2026-05-10 the present day: 831 days later.
        #expect(times[0] == "010100ea0705090600000000")
        #expect(times[1] == "010200ea0705090a00003c00")
        #expect(times[2] == "000300e80700000a0000")
        #expect(times[3] == "0004")
        #expect(times[4] == "010500ea07050a091e00ff7f")
        #expect(meter.clock == .standing(try #require(CivilDateTime("2026-05-10T08:00:00"))))
    }

    @Test func aLastRecordLaterThanNowEndsTheDayBefore() throws {
        let early = try Fixture.time("2026-05-10T10:59:59")
        let script = try MeterScript(json: bytes("script-ends-today-late.json"), now: early)
        #expect(script.meters.first?.records.first?.measurement.hex == "010200ea0705090a00003c00")
        let later = try Fixture.time("2026-05-10T11:00:00")
        let moved = try MeterScript(json: bytes("script-ends-today-late.json"), now: later)
        #expect(moved.meters.first?.records.first?.measurement.hex == "010200ea07050a0a00003c00")
    }

    @Test func withoutAnyKnownTimeNothingMoves() throws {
        let json = #"{"ends_today":true,"meters":[{"address":"00:11:22:33:44:55","records":[{"measurement":"00"}]}]}"#
        #expect(try MeterScript(json: Array(json.utf8), now: now).meters.first?.records.first?.measurement == [0])
    }

    private func bytes(_ fixture: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: Table.url(fixture)))
    }

    private var now: CivilDateTime {
        get throws { try Fixture.time("2026-05-10T21:30:00") }
    }
}
