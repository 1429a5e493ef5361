import Domain
import Foundation
import GlucoseProfile
import IntegrationSupport
import TestSupport
import Testing

struct MeterScriptFileTests {
    @Test func aSeriesDecodesToDistinctPlausibleRecords() throws {
        let records = ScriptedRecord.series(40, first: 5)
        let measurements = try records.map { try GlucoseMeasurement(decoding: $0.measurement) }
        #expect(measurements.map(\.sequence) == Array(5..<45))
        #expect(Set(measurements.map(\.identityWithoutSequence)).count == 40)
        #expect(zip(measurements, records).allSatisfy { $0.contextFollows == ($1.context != nil) })
        #expect(measurements.map { $0.baseTime.description } == measurements.map { $0.baseTime.description }.sorted())
    }

    @Test func theFileHasTheDocumentedShape() throws {
        let folder = try TemporaryFolder()
        let record = ScriptedRecord(measurement: [0x00, 0xFF], context: [0x01])
        let faults = [
            ScriptedFault(.recordAccessError(code: 8), afterNotifications: 7, connections: [1, 2]),
            ScriptedFault(.notPaired, afterNotifications: 0),
        ]
        let script = MeterScriptFile(paceMilliseconds: 3, ScriptedMeter(index: 300, records: [record], faults: faults))
        let json = try JSONValue(parsing: try String(contentsOfFile: try script.write(into: folder), encoding: .utf8))
        let meter = json["meters"].elements[0]
        #expect(json["pace_ms"] == 3)
        #expect(meter["address"] == "00:11:22:33:01:2C")
        #expect(meter["serial"] == "S0300")
        #expect(meter["records"] == [["measurement": "00ff", "context": "01"]])
        #expect(meter["faults"].elements[0] == ["after_notifications": 7, "do": "racp_error", "code": 8, "connections": [1, 2]])
        #expect(meter["faults"].elements[1] == ["after_notifications": 0, "do": "not_paired"])
        #expect(script.undisturbed.meters[0].faults.isEmpty)
    }
}
