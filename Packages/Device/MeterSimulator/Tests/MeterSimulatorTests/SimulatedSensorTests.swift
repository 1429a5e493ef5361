import Bluetooth
import Common
import Domain
import GlucoseProfile
import MeterSimulator
import Testing

/// A CGM sensor at byte level: another service, records numbered by minutes, and the same record access control point.
@Suite struct SimulatedSensorTests {
    private let measurement = Characteristic(0x2AA7, in: 0x181F)
    private let controlPoint = Characteristic(0x2A52, in: 0x181F)

    private func makeSubject(_ sensor: String, more: String = "", endsToday: Bool = false) throws -> MeterScript {
        let json = """
            {"ends_today": \(endsToday), "meters": [{"address": "00:11:22:33:44:55", "name": "Sensor", "serial": "C1", "sensor": \(sensor),
            "records": [{"measurement": "060064000a00"}, {"measurement": "06006e001400"}]\(more)}]}
            """
        return try MeterScript(json: Array(json.utf8), now: try #require(CivilDateTime("2026-03-05T12:00")))
    }

    private func link(to script: MeterScript) async throws -> any GATTConnection {
        try await SimulatedCentral(script: script).connect(to: try Fixture.address(), pairing: nil)
    }

    @Test func itIsFoundByItsServiceOnly() async throws {
        let central = SimulatedCentral(script: try makeSubject("{}"))
        for try await device in central.discover(services: [ServiceUUID(0x181F)]) {
            #expect(device.services == [ServiceUUID(0x181F)])
            break
        }
        let link = try await link(to: try makeSubject("{}"))
        #expect(link.has(measurement) && link.has(controlPoint))
        #expect(!link.characteristics.contains { $0.service == ServiceUUID(0x1808) })
    }

    @Test func itTellsWhenItsSessionBeganAndWhetherItsValuesAreChecked() async throws {
        let link = try await link(to: try makeSubject("{\"start\": \"2026-03-01T08:00:00\", \"check\": true}"))
        let start = try CGMSessionStart(decoding: await link.read(Characteristic(0x2AAA, in: 0x181F)))
        #expect(start.dateTime.civilTime == CivilDateTime("2026-03-01T08:00"))
        #expect(try CGMFeature(decoding: await link.read(Characteristic(0x2AA8, in: 0x181F))).hasCheck)
        let unset = try await self.link(to: try makeSubject("{}"))
        let unknown = try CGMSessionStart(decoding: await unset.read(Characteristic(0x2AAA, in: 0x181F)))
        #expect(unknown.dateTime.civilTime == nil)
    }

    @Test func itReportsItsRecordsFromAMinuteOn() async throws {
        let link = try await link(to: try makeSubject("{\"start\": \"2026-03-01T08:00:00\"}"))
        await #expect(throws: BluetoothError.att(ATTErrorCode.cccdImproperlyConfigured)) { try await link.write([1, 1], to: controlPoint) }
        try await link.subscribe(to: measurement)
        try await link.subscribe(to: controlPoint)
        try await link.write([1, 3, 1, 11, 0], to: controlPoint)
        #expect(
            try await link.nextEvents(within: .seconds(30)) == [
                GATTEvent(characteristic: measurement, value: [6, 0, 0x6E, 0, 0x14, 0]),
                GATTEvent(characteristic: controlPoint, value: [6, 0, 1, 1]),
            ])
    }

    @Test func aScriptThatEndsTodayMovesTheSession() throws {
        let script = try makeSubject("{\"start\": \"2026-03-01T08:00:00\"}", endsToday: true)
        #expect(script.meters.first?.sensor?.start == CivilDateTime("2026-03-05T08:00"))
        #expect(script.meters.first?.records.map(\.measurement.hex) == ["060064000a00", "06006e001400"])
    }

    @Test func aWrongSensorIsNamedByItsPath() {
        for sensor in ["1", "{\"start\": \"soon\"}", "{\"begin\": 1}"] {
            #expect(throws: MeterScriptError.self) { try makeSubject(sensor) }
        }
    }
}
