import Common
import DeviceSync
import Domain
import Foundation
import GlucoseProfile
import ReadingStore
import ReadingStoreImplementation
import Testing

@testable import DeviceSyncImplementation

/// Meters with quirks of their own, from end to end (meter-protocol.md, 1.8).
@MainActor @Suite struct QuirkSyncTests {
    private func frame(_ sequence: UInt16, year: UInt16 = 2026, month: UInt8 = 2, raw: UInt16) -> [UInt8] {
        let time = MeterDateTime(year: year, month: month, day: 1, hours: 8, minutes: UInt8(sequence), seconds: 0)
        return GlucoseMeasurement(
            sequence: sequence, baseTime: time,
            concentration: .init(value: ShortFloat(rawValue: raw), type: .capillaryPlasma, location: .finger)
        ).bytes
    }

    private func makeSubject(_ frames: [[UInt8]], more: String, name: String = "Meter") async throws -> Subject {
        var meter = ScriptedTestMeter()
        meter.name = name
        meter.records = frames.map { ($0, nil) }
        meter.more = more
        return try await Subject([meter])
    }

    /// A full memory of a ForaCare TN'G Voice ends with a HI of 2037 that nobody measured.
    @Test func aMadeUpReadingOf2037IsNotKept() async throws {
        let subject = try await makeSubject(
            [frame(1, raw: 0xB06F), frame(2, raw: 0xB070), frame(3, year: 2037, raw: 0x07FE)], more: "\"model\": \"Model Number\"")
        #expect(try await subject.sync().report?.added == 2)
        #expect(try await subject.sync().report?.known == 2)
        #expect(try await subject.store.readings(ReadingQuery()).map { $0.measuredAt?.date.year } == [2026, 2026])
    }

    /// The same frames of another meter are what they say.
    @Test func aHighOf2037OfAnotherMeterIsKept() async throws {
        let subject = try await makeSubject([frame(3, year: 2037, raw: 0x07FE)], more: "\"manufacturer\": \"Other\"")
        #expect(try await subject.sync().report?.added == 1)
    }

    /// 601 and 9 are how some meters say HI and LO.
    @Test func aNumberOutsideTheMetersRangeIsHighOrLow() async throws {
        let frames = [frame(1, raw: 0xB259), frame(2, raw: 0xB009), frame(3, raw: 0xB00F)]
        let instant = try await makeSubject(frames, more: "\"manufacturer\": \"Roche\", \"model\": \"958\"")
        try await instant.sync()
        #expect(try await instant.store.readings(ReadingQuery()).map(\.result.flag) == [.high, .low, nil])
        let guide = try await makeSubject(frames, more: "\"manufacturer\": \"Roche\", \"model\": \"929\"")
        try await guide.sync()
        #expect(try await guide.store.readings(ReadingQuery()).map(\.result.flag) == [.high, .low, .low])
        let unknown = try await makeSubject(frames, more: "\"manufacturer\": \"Other\"")
        try await unknown.sync()
        #expect(try await unknown.store.readings(ReadingQuery()).map(\.result.flag) == [nil, .implausible, nil])
    }

    /// A TaiDoc is known to count from the newest before it has shown it: one reading more, and none is stored twice.
    @Test func aTaiDocIsReadWholeFromTheStart() async throws {
        let first = ScriptedTestMeter.reversed(minutes: [1])
        let store = try await Subject.makeStore()
        for minutes in [[1], [1, 2]] {
            var meter = first
            meter.records = ScriptedTestMeter.reversed(minutes: minutes).records
            meter.more = "\"manufacturer\": \"TaiDoc\""
            let subject = try await Subject([meter], over: store)
            try await subject.sync()
        }
        #expect(try await store.readings(ReadingQuery()).map { $0.measuredAt?.minute } == [1, 2])
    }

    /// A CareSens record of a month 13 stays, without a time.
    @Test func aMonth13IsAReadingOfUnknownTime() async throws {
        let subject = try await makeSubject([frame(1, month: 13, raw: 0xB06F)], more: "\"manufacturer\": \"i-SENS\"", name: "CareSens 1234")
        try await subject.sync()
        #expect(try await subject.store.readings(ReadingQuery()).map(\.measuredAt) == [nil])
        #expect(try await subject.store.readings(ReadingQuery()).first?.result.glucose?.milligramsPerDeciliter == 111)
    }

    /// Report xDrip#4499: a Contour is asked for what is newer only, and Bayer's NUL does not become part of its name.
    @Test func aContourIsReadFromTheCursorOn() async throws {
        let subject = try await makeSubject([frame(1, raw: 0xB06F)], more: "\"manufacturer\": \"Bayer HealthCare\"", name: "Contour7800H1")
        let reports = [try await subject.sync().report, try await subject.sync().report]
        #expect(reports.map { $0?.added } == [1, 0] && reports.map { $0?.completeness } == [.complete, .complete])
        #expect(try await subject.store.devices().first?.cursor?.sequence == 1)
    }
}
