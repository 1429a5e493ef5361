import Domain
import Foundation
import ReadingStore
import Testing

@testable import Meterbook

struct JSONDocumentsTests {
    @Test func readingsComeWithWhatCouldNotBeRead() throws {
        let frame = UnreadableFrame(bytes: [0x00, 0xAB], reason: .tooShort(needed: 10, got: 2), sequence: nil)
        let document = ReadingDocument(readings: [], unreadable: [UnreadableRow(UnreadableRecord(device: .nameless, frame: frame))])
        #expect(
            try text(document) == """
                {
                  "readings" : [

                  ],
                  "schema" : 1,
                  "unreadable" : [
                    {
                      "device_serial" : "00:11:22:33:44:66",
                      "raw" : "00ab",
                      "reason" : "too short: needs at least 10 bytes, has 2"
                    }
                  ]
                }

                """)
    }

    @Test func devicesAreListedWithTheirLastSync() throws {
        let sync = SyncSummary(
            id: SyncID(rawValue: 1), startedAt: Date(timeIntervalSince1970: 0), endedAt: Date(timeIntervalSince1970: 1_772_362_800),
            outcome: .complete, counts: StoredCounts())
        let devices = [
            StoredDevice(
                identity: .guide, person: Person.ID(rawValue: "person-1"), isSimulated: true, addedAt: Date(timeIntervalSince1970: 0),
                lastSync: sync),
            StoredDevice(
                identity: .nameless, person: Person.ID(rawValue: "person-1"), isSimulated: false, addedAt: Date(timeIntervalSince1970: 0)),
        ]
        #expect(
            try text(DeviceDocument(devices: devices)) == #"""
                {
                  "devices" : [
                    {
                      "address" : "00:11:22:33:44:55",
                      "id" : "meter-1",
                      "last_sync" : "2026-03-01T11:00:00Z",
                      "manufacturer" : "Roche",
                      "model" : "929",
                      "name" : "Accu-Chek Guide",
                      "serial" : "92900123456",
                      "simulated" : true
                    },
                    {
                      "address" : "00:11:22:33:44:66",
                      "id" : "meter-2",
                      "name" : "Meter \"2\"\u001b[2J",
                      "serial" : "",
                      "simulated" : false
                    }
                  ],
                  "schema" : 1
                }

                """#)
    }

    private func text(_ document: some Encodable) throws -> String {
        String(decoding: try document.bytes(), as: UTF8.self)
    }
}
