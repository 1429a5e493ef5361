import Domain
import Foundation
import ReadingStore
import ReadingStoreImplementation
import Sharing
import Testing

@testable import SharingImplementation

/// The Bundle for a clinic; that it is valid FHIR is judged by another program in Tests-Integration.
@Suite(.timeLimit(.minutes(10)))
struct FHIRFileTests {
    @Test func aMetersReadingIsAnObservationOfItsPatient() async throws {
        let subject = try await Subject()
        try await subject.store.rename(.first, to: "Ada")
        try await subject.sync(.guide, [.make(15, at: "2026-02-01T08:00:00")])
        let entries = try await entries(subject)
        let patient = try #require(entries.first)
        let observation = try resource(entries, 1)
        #expect(try resource(entries, 0) == ["resourceType": "Patient", "name": [["text": "Ada"]]] as NSDictionary)
        #expect(observation["subject"] as? NSDictionary == ["reference": patient["fullUrl"] ?? ""])
        #expect(observation["status"] as? String == "final")
        #expect(observation["effectiveDateTime"] as? String == "2026-02-01T08:00:00+01:00")
        #expect(observation["device"] as? NSDictionary == ["display": "Accu-Chek Guide SN123"])
        #expect(code(observation) == "41653-7")
        #expect(
            observation["valueQuantity"] as? NSDictionary
                == ["value": 111, "unit": "mg/dL", "system": "http://unitsofmeasure.org", "code": "mg/dL"])
    }

    @Test(arguments: [
        (TestResult.high(unit: .milligramsPerDeciliter), ">", 600), (.low(unit: .milligramsPerDeciliter), "<", 20),
        (.high(unit: .millimolesPerLiter), ">", 33.3), (.low(unit: .millimolesPerLiter), "<", 1.1), (.high(unit: nil), ">", 600),
    ])
    func hiAndLoAreLimits(result: TestResult, comparator: String, limit: Double) async throws {
        let subject = try await Subject()
        try await subject.add(result)
        let quantity = try #require(resource(try await entries(subject), 1)["valueQuantity"] as? [String: Any])
        #expect(quantity["comparator"] as? String == comparator && quantity["value"] as? Double == limit)
    }

    @Test func aTestWithoutANumberSaysThatItFailed() async throws {
        let subject = try await Subject()
        try await subject.add(.none(unit: nil))
        let observation = try resource(try await entries(subject), 1)
        #expect(observation["valueQuantity"] == nil && observation["dataAbsentReason"] != nil)
    }

    @Test func everySampleHasItsCode() async throws {
        let subject = try await Subject()
        let molar = TestResult.glucose(.tenthsOfMillimolesPerLiter(62))
        let samples: [(SampleType?, TestResult, String)] = [
            (nil, milligrams(100), "41653-7"), (.capillaryPlasma, molar, "14743-9"), (.venousPlasma, milligrams(100), "2339-0"),
            (.arterialWholeBlood, molar, "15074-8"), (.interstitialFluid, milligrams(100), "99504-3"),
            (.interstitialFluid, molar, "105272-9"),
            (nil, .ketone(try #require(KetoneValue(hundredths: 60))), "66441-7"), (nil, .ketoneHigh, "66441-7"),
        ]
        for (minute, sample) in samples.enumerated() { try await subject.add(sample.1, at: "2026-02-01T08:0\(minute):00", type: sample.0) }
        let found = try await entries(subject)
        #expect(try (1...samples.count).map { try code(resource(found, $0)) } == samples.map(\.2))
        #expect(try resource(found, samples.count)["valueString"] as? String == "HI")
        #expect(try resource(found, 2)["valueQuantity"] as? NSDictionary != nil)
    }

    /// nocturne#405, #406: whoever is sent the same reading again must be able to know it.
    @Test func identifiersStayTheSame() async throws {
        let subject = try await Subject()
        try await subject.add(milligrams(100))
        try await subject.add(milligrams(100))
        let first = try await entries(subject).compactMap { $0["fullUrl"] as? String }
        let second = try await entries(subject).compactMap { $0["fullUrl"] as? String }
        #expect(first == second && Set(first).count == 3 && first.allSatisfy { $0.hasPrefix("urn:uuid:") })
        let identifier = try #require(resource(try await entries(subject), 1)["identifier"] as? [NSDictionary])
        #expect(identifier == [["system": "urn:ietf:rfc:3986", "value": first[1]]])
    }

    @Test func controlTestsStayBehindAndNotesWhereThatIsWanted() async throws {
        let subject = try await Subject()
        try await subject.add(milligrams(100), type: .controlSolution)
        try await subject.add(milligrams(101), note: "before\u{0} sport")
        let with = try await entries(subject, ExportRequest(.fhir, includesControlTests: true))
        #expect(with.count == 2)
        #expect(try resource(with, 1)["note"] as? [NSDictionary] == [["text": "before  sport"]])
        let without = try await entries(subject, ExportRequest(.fhir, includesNotes: false))
        #expect(try resource(without, 1)["note"] == nil)
    }

    private func entries(_ subject: Subject, _ request: ExportRequest = ExportRequest(.fhir)) async throws -> [NSDictionary] {
        let bundle = try #require(JSONSerialization.jsonObject(with: Data(try await subject.file(request))) as? NSDictionary)
        #expect(bundle["resourceType"] as? String == "Bundle" && bundle["type"] as? String == "collection")
        #expect(bundle["timestamp"] as? String == "2026-03-01T11:00:00Z")
        return try #require(bundle["entry"] as? [NSDictionary])
    }

    private func resource(_ entries: [NSDictionary], _ index: Int) throws -> NSDictionary {
        try #require(entries[index]["resource"] as? NSDictionary)
    }

    private func code(_ observation: NSDictionary) -> String? {
        ((observation["code"] as? NSDictionary)?["coding"] as? [NSDictionary])?.first?["code"] as? String
    }
}
