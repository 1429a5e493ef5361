import Domain
import Foundation
import ReadingStore
import ReadingStoreImplementation
import Sharing
import Testing

@testable import SharingImplementation

/// Nightscout's entries: what its server takes, and nothing that would make it turn down or bend the rest.
@Suite(.timeLimit(.minutes(10)))
struct NightscoutFileTests {
    /// The example of an entry as the server keeps it, milliseconds included (decoding-contour-next-link#46).
    @Test func anEntryIsWhatTheServerKeeps() async throws {
        let subject = try await Subject()
        let record = NewRecord.make(1, at: "2024-01-30T11:37:27")
        try await subject.sync(.guide, [record])
        let reading = try #require(try await subject.store.readings(ReadingQuery()).first)
        _ = try await subject.store.edit([reading.id], [.zone("Asia/Kolkata")])
        #expect(
            try await entries(subject) == [
                [
                    "type": "mbg", "mbg": 111, "date": 1_706_594_847_000, "dateString": "2024-01-30T11:37:27.000+05:30",
                    "device": "meterbook://meter/SN123", "utcOffset": 330,
                ] as NSDictionary
            ])
    }

    /// M5_NightscoutMon#29: whole mg/dL, and a device name of plain characters.
    @Test func numbersAreWholeAndNamesArePlain() async throws {
        let subject = try await Subject()
        let device = NewDevice(
            address: "00:11:22:33:44:55", name: "x", details: DeviceDetails(serial: "SN\n1\u{0}ü"), isSimulated: false)
        try await subject.sync(device, [.make(1, .glucose(.tenthsOfMillimolesPerLiter(59)))])
        let entry = try #require(try await entries(subject).first)
        #expect(entry["mbg"] as? Int == 106 && entry["device"] as? String == "meterbook://meter/SN-1---")
    }

    /// xDrip#983: one number that no blood has makes a server turn down everything that is sent along.
    @Test func whatItCannotSayIsLeftOut() async throws {
        let subject = try await Subject()
        let results: [TestResult] = [
            milligrams(-26), milligrams(1001), milligrams(9), .high(unit: nil), .low(unit: nil), .none(unit: nil), .ketoneHigh,
            .ketone(try #require(KetoneValue(hundredths: 60))), milligrams(10), milligrams(1000),
        ]
        for (minute, result) in results.enumerated() { try await subject.add(result, at: "2026-02-01T08:0\(minute):00") }
        try await subject.add(milligrams(100), at: "2026-02-01T09:00:00", type: .controlSolution)
        try await subject.sync(.guide, [.make(1, at: nil)])
        let request = ExportRequest(.nightscout, includesControlTests: true)
        #expect(try await entries(subject, request).map { $0["mbg"] as? Int } == [10, 1000])
    }

    /// Trio#1099: a meter's value is no sensor's.
    @Test func aSensorsValueIsOfAnotherTypeThanAMeters() async throws {
        let subject = try await Subject()
        try await subject.add(milligrams(100), type: .interstitialFluid)
        let entry = try #require(try await entries(subject).first)
        #expect(entry["type"] as? String == "sgv" && entry["sgv"] as? Int == 100 && entry["mbg"] == nil)
    }

    @Test func noTwoReadingsOfASecondAreOneForTheServer() async throws {
        let subject = try await Subject()
        for value: Int32 in 100...102 { try await subject.add(milligrams(value)) }
        let dates = try await entries(subject).compactMap { $0["date"] as? Int }
        #expect(dates == [1_769_929_200_000, 1_769_929_200_001, 1_769_929_200_002])
        #expect(try await entries(subject).last?["dateString"] as? String == "2026-02-01T08:00:00.002+01:00")
    }

    @Test func nothingIsAnEmptyArray() async throws {
        #expect(try await entries(Subject()).isEmpty)
    }

    private func entries(_ subject: Subject, _ request: ExportRequest = ExportRequest(.nightscout)) async throws -> [NSDictionary] {
        try #require(JSONSerialization.jsonObject(with: Data(try await subject.file(request))) as? [NSDictionary])
    }
}
