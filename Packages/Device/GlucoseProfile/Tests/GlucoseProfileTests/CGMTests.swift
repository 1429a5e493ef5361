import Common
import Domain
import TestSupport
import Testing

@testable import GlucoseProfile

/// The codecs of the Continuous Glucose Monitoring service, against vectors that other implementations published.
@Suite struct CGMTests {
    struct Vectors: Decodable, Sendable {
        struct Vector: Decodable, Sendable, CustomTestStringConvertible {
            struct Expectation: Decodable, Sendable {
                let records: [[String: JSONValue]]
            }

            let name: String
            let hex: String
            let expect: Expectation?
            let error: Bool?
            var testDescription: String { name }
        }

        let crc_check_123456789: String
        let vectors: [Vector]
    }

    private static func fields(of record: CGMMeasurement, _ bytes: [UInt8]) -> [String: JSONValue] {
        var fields: [String: JSONValue] = [
            "size": JSONValue(bytes[0]), "flags": JSONValue(bytes[1]), "glucose": JSONValue(record.glucose.mantissa),
            "glucose_sfloat": JSONValue(record.glucose.mantissa), "unit": .text("mg/dL"), "time_offset_min": JSONValue(record.timeOffset),
        ]
        fields["status_octet"] = record.status.map { JSONValue($0) }
        fields["cal_temp_octet"] = record.calibration.map { JSONValue($0) }
        fields["warning_octet"] = record.warning.map { JSONValue($0) }
        fields["trend"] = record.trend.map { JSONValue($0.mantissa) }
        fields["quality"] = record.quality.map { JSONValue($0.mantissa) }
        if record.hasCheck { fields["crc"] = JSONValue(UInt16(bytes[bytes.count - 2]) | UInt16(bytes[bytes.count - 1]) << 8) }
        return fields
    }

    @Test(arguments: try VectorFile.load("cgm_measurement", as: Vectors.self).vectors)
    func everyVectorDecodesToEveryExpectedField(_ vector: Vectors.Vector) throws {
        let bytes = try VectorFile.bytes(vector.hex)
        let expected = vector.expect?.records ?? []
        let frames = CGMMeasurement.frames(in: bytes, hasCheck: expected.contains { $0["crc"] != nil })
        guard vector.error != true else {
            #expect(frames.allSatisfy { (try? $0.result.get()) == nil } && !frames.isEmpty)
            return
        }
        try #require(frames.count == expected.count)
        for (frame, fields) in zip(frames, expected) {
            let record = try frame.result.get()
            #expect(record.glucose.exponent == 0)
            #expect(record.bytes == frame.bytes)
            let seen = Self.fields(of: record, frame.bytes)
            for (field, value) in fields { #expect(seen[field] == value, "\(field)") }
        }
        #expect(frames.flatMap(\.bytes) == bytes)
    }

    @Test func theCheckValueIsThatOfItsDefinition() throws {
        let text = try VectorFile.load("cgm_measurement", as: Vectors.self).crc_check_123456789
        #expect("0x" + String(CGMCheck.value(of: "123456789".utf8), radix: 16) == text)
    }

    @Test func oneDamagedRecordLeavesTheOthers() throws {
        let good = CGMMeasurement(glucose: try #require(ShortFloat(mantissa: 100, exponent: 0)), timeOffset: 5, hasCheck: true)
        var damaged = good.bytes
        damaged[2] ^= 1
        let frames = CGMMeasurement.frames(in: damaged + good.bytes, hasCheck: true)
        #expect(frames.map { try? $0.result.get() } == [nil, good])
        guard case .failure(.wrongCheck) = frames[0].result else {
            Issue.record("\(frames[0].result)")
            return
        }
        let frame = frames[0].glucoseFrame(sessionStart: nil)
        #expect(frame.starts(with: [0x0F, 5, 0]))
        #expect(throws: FrameError.self) { try GlucoseMeasurement(decoding: frame) }
    }

    /// Bytes from a device are hostile: nothing crashes, and all bytes are accounted for.
    @Test func anyBytesAreRecordsOrAnError() {
        var generator = SeededGenerator(seed: 181)
        for _ in 0..<5_000 {
            let bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in UInt8.random(in: 0...20, using: &generator) }
            for hasCheck in [true, false] {
                let frames = CGMMeasurement.frames(in: bytes, hasCheck: hasCheck)
                #expect(frames.flatMap(\.bytes) == bytes)
                for frame in frames {
                    let glucose = try? GlucoseMeasurement(decoding: frame.glucoseFrame(sessionStart: nil))
                    #expect((glucose == nil) == ((try? frame.result.get()) == nil))
                }
            }
        }
    }

    @Test func aRecordBecomesAMetersWithItsOwnBytesBehindIt() throws {
        let record = CGMMeasurement(
            glucose: try #require(ShortFloat(mantissa: 1_205, exponent: -1)), timeOffset: 1_500, quality: .notANumber)
        let frame = try #require(CGMMeasurement.frames(in: record.bytes, hasCheck: false).first)
        let start = MeterDateTime(year: 2026, month: 3, day: 1, hours: 8, minutes: 0, seconds: 0)
        let measurement = try GlucoseMeasurement(decoding: frame.glucoseFrame(sessionStart: start))
        #expect(measurement.sequence == 1_500 && measurement.civilTime == CivilDateTime("2026-03-02T09:00"))
        #expect(measurement.testResult.glucose?.milligramsPerDeciliter == 121)
        #expect(measurement.concentration?.type == .interstitialFluid && !measurement.isControl && measurement.status == nil)
        #expect(measurement.trailingBytes == record.bytes)
        #expect(try GlucoseMeasurement(decoding: frame.glucoseFrame(sessionStart: nil)).civilTime == nil)
    }

    @Test func beyondTheSensorsRangeIsHighOrLow() throws {
        let glucose = try #require(ShortFloat(mantissa: 400, exponent: 0))
        for (warning, flag) in [(UInt8(0x80), ResultFlag.high), (0x40, .low)] {
            let frame = CGMMeasurement.Frame(CGMMeasurement(glucose: glucose, timeOffset: 1, warning: warning))
            #expect(try GlucoseMeasurement(decoding: frame.glucoseFrame(sessionStart: nil)).testResult.flag == flag)
        }
        let special = CGMMeasurement.Frame(CGMMeasurement(glucose: .positiveInfinity, timeOffset: 1))
        #expect(try GlucoseMeasurement(decoding: special.glucoseFrame(sessionStart: nil)).testResult.flag == .high)
        let tiny = CGMMeasurement.Frame(CGMMeasurement(glucose: try #require(ShortFloat(mantissa: 1, exponent: -8)), timeOffset: 1))
        #expect(try GlucoseMeasurement(decoding: tiny.glucoseFrame(sessionStart: nil)).testResult.glucose == nil)
    }

    @Test func featureAndSessionStartGoBothWays() throws {
        let feature = CGMFeature(bits: 1 << 12 | 3)
        #expect(feature.hasCheck && feature.bytes.prefix(4) == [3, 0x10, 0, 0xF9])
        #expect(try CGMFeature(decoding: feature.bytes) == feature)
        #expect(CGMFeature(bits: 0).bytes.suffix(2) == [0xFF, 0xFF])
        #expect(throws: FrameError.tooShort(needed: 6, got: 5)) { try CGMFeature(decoding: [1, 2, 3, 4, 5]) }
        let start = CGMSessionStart(
            dateTime: MeterDateTime(year: 2026, month: 3, day: 1, hours: 8, minutes: 0, seconds: 0), timeZone: -4, daylightSaving: 4)
        #expect(try CGMSessionStart(decoding: start.bytes(hasCheck: true)) == start)
        #expect(start.bytes(hasCheck: false).count == 9 && start.bytes(hasCheck: true).count == 11)
        #expect(throws: FrameError.tooShort(needed: 9, got: 8)) { try CGMSessionStart(decoding: Array(repeating: 0, count: 8)) }
    }
}

extension CGMMeasurement.Frame {
    fileprivate init(_ record: CGMMeasurement) {
        self = CGMMeasurement.frames(in: record.bytes, hasCheck: record.hasCheck)[0]
    }
}
