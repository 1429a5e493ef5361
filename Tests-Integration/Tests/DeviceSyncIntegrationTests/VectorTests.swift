import IntegrationSupport
import TestSupport
import Testing

/// Frames in, documented readings out. Guards the decoding mistakes of other programs: unit flag ignored (IOS-nRF-Toolbox#12), type and
/// location swapped (Android-nRF-Connect#59), unsigned offset (Android-BLE-Common-Library#3), 145 mg/dL as 8.1 (Juggluco#54).
struct VectorTests {
    @Test func everyFrameIsReadAsDocumented() async throws {
        let vectors = try Table.json("glucose_measurement.json", as: VectorTable.self).vectors
        #expect(vectors.count > 20)
        let installation = try Installation()
        let meters = try vectors.enumerated().map { index, vector in
            ScriptedMeter(
                index: index, name: vector.name, records: [ScriptedRecord(measurement: try #require([UInt8](hexText: vector.hex)))])
        }
        let sync = try await installation.sync(MeterScriptFile(meters))
        #expect(sync.exitCode == 0, "\(sync)")
        let document = try await installation.readings()
        #expect(document.schema == 1)
        for (index, vector) in vectors.enumerated() {
            let serial = try #require(meters[index].serial)
            let rows = document.rows(of: serial)
            if vector.expect.error != nil {
                #expect(rows.isEmpty, "\(vector.name)")
                #expect(document.unreadable.filter { $0.deviceSerial == serial }.map(\.raw) == [vector.hex], "\(vector.name)")
            } else {
                #expect(rows.count == 1, "\(vector.name)")
                #expect(rows.flatMap(vector.expect.differences) == [], "\(vector.name)")
            }
        }
    }
}
