import Common
import Domain
import Foundation
import GlucoseProfile
import Testing

/// Guards against swapped type and location (Android-nRF-Connect#59), unsigned offsets (Android-BLE-Common-Library#3), a concentration that
/// was not sent read as 0, HI and LO read as numbers, and values moved in time (xDrip#138, #790).
struct GlucoseMeasurementTests {
    struct Vectors: Decodable, Sendable {
        struct Vector: Decodable, Sendable, CustomTestStringConvertible {
            let name: String
            let hex: String
            let expect: [String: JSONValue]
            var testDescription: String { name }
        }

        let vectors: [Vector]
    }

    @Test(arguments: try VectorFile.load("glucose_measurement", as: Vectors.self).vectors)
    func everyVectorDecodesToEveryExpectedField(_ vector: Vectors.Vector) throws {
        let frame = try VectorFile.bytes(vector.hex)
        if let error = vector.expect["error"] {
            let thrown = #expect(throws: FrameError.self) { try GlucoseMeasurement(decoding: frame) }
            let seen = Self.fields(of: try #require(thrown)).filter { vector.expect[$0.key] != nil }
            #expect(error == seen["error"])
            #expect(seen == vector.expect)
            return
        }
        let measurement = try GlucoseMeasurement(decoding: frame)
        let seen = Self.fields(of: measurement)
        for (field, expected) in vector.expect {
            if case .number(let expectedNumber) = expected, case .number(let number) = seen[field] {
                #expect(abs(number - expectedNumber) <= 0.0000005 * max(1, abs(expectedNumber)), "\(field)")
            } else {
                #expect(seen[field] == expected, "\(field)")
            }
        }
        #expect(Set(seen.keys) == Set(vector.expect.keys))
        #expect(measurement.bytes == frame)
    }

    @Test(arguments: try VectorFile.load("glucose_measurement", as: Vectors.self).vectors)
    func everyShorterFrameIsRefusedAndEveryLongerOneReadTheSame(_ vector: Vectors.Vector) throws {
        let frame = try VectorFile.bytes(vector.hex)
        guard let measurement = try? GlucoseMeasurement(decoding: frame) else { return }
        let needed = frame.count - measurement.trailingBytes.count
        for length in 0..<needed {
            let error = #expect(throws: FrameError.self) { try GlucoseMeasurement(decoding: Array(frame.prefix(length))) }
            #expect(error == (length < 10 ? .tooShort(needed: 10, got: length) : .truncated(needed: needed, got: length)))
        }
        var longer = try GlucoseMeasurement(decoding: frame + [1, 2, 3])
        #expect(longer.trailingBytes == measurement.trailingBytes + [1, 2, 3])
        longer.trailingBytes = measurement.trailingBytes
        #expect(longer == measurement)
    }

    @Test func theIdentityHoldsWhenTheMetersClockOrStatusChanges() throws {
        let measurement = try GlucoseMeasurement(decoding: VectorFile.bytes("1b0f00e807011e053a1b53016fb0f80000"))
        var moved = measurement
        moved.timeOffset = .minutes(-5)
        moved.status = .deviceBatteryLow
        #expect(measurement.identity.hex == "0f00e807011e053a1b6fb0")
        #expect(moved.identity == measurement.identity)
        #expect(measurement.identityWithoutSequence.hex == "e807011e053a1b6fb0")
    }

    @Test func theIdentityOfARecordWithoutConcentrationEndsWithItsTime() throws {
        let measurement = try GlucoseMeasurement(decoding: VectorFile.bytes("000100e40705150a1e2d"))
        #expect(measurement.identity.hex == "0100e40705150a1e2d")
    }

    @Test func aRecordWithoutConcentrationHasNoResultAndNoUnit() throws {
        let measurement = try GlucoseMeasurement(decoding: VectorFile.bytes("000100e40705150a1e2d"))
        #expect(measurement.testResult == .none(unit: nil))
    }

    private static let resultsByStatus: [(SensorStatus, TestResult)] = [
        (.resultTooHigh, .high(unit: .milligramsPerDeciliter)), (.resultTooLow, .low(unit: .milligramsPerDeciliter)),
        ([.resultTooHigh, .resultTooLow], .none(unit: .milligramsPerDeciliter)),
        (.deviceBatteryLow, .glucose(.milligramsPerDeciliter(120))),
    ]

    @Test(arguments: resultsByStatus)
    func statusBitsWinOverTheNumber(status: SensorStatus, result: TestResult) throws {
        var measurement = try GlucoseMeasurement(decoding: VectorFile.bytes("030600e407040d10260a000078b0f1"))
        measurement.status = status
        #expect(measurement.testResult == result)
    }

    @Test func aStatusBitWithoutConcentrationIsHighWithoutUnit() {
        let measurement = GlucoseMeasurement(sequence: 1, baseTime: .zero, status: .resultTooHigh)
        #expect(measurement.testResult == .high(unit: nil))
    }

    private static let resultsBySpecialValue: [(UInt16, TestResult)] = [
        (0x07FE, TestResult.high(unit: .millimolesPerLiter)), (0x0802, .low(unit: .millimolesPerLiter)),
        (0x07FF, .none(unit: .millimolesPerLiter)), (0x0800, .none(unit: .millimolesPerLiter)), (0x0801, .none(unit: .millimolesPerLiter)),
        (0xB7FE, .high(unit: .millimolesPerLiter)),
    ]

    @Test(arguments: resultsBySpecialValue)
    func specialValuesAreNoNumbers(raw: UInt16, result: TestResult) {
        #expect(makeSubject(ShortFloat(rawValue: raw), unit: .molesPerLiter).testResult == result)
    }

    @Test("A value where both contradicting bits are set is decided by the special value", arguments: [UInt16(0x07FE)])
    func bothBitsWithInfinity(raw: UInt16) {
        var measurement = makeSubject(ShortFloat(rawValue: raw), unit: .kilogramsPerLiter)
        measurement.status = [.resultTooHigh, .resultTooLow]
        #expect(measurement.testResult == .high(unit: .milligramsPerDeciliter))
    }

    @Test(arguments: -8...7)
    func everyExponentBecomesAnExactValue(exponent: Int) throws {
        let value = try #require(ShortFloat(mantissa: -2045, exponent: exponent))
        let glucose = try #require(makeSubject(value, unit: .kilogramsPerLiter).testResult.glucose)
        #expect(glucose == GlucoseValue(mantissa: -2045, exponent: exponent + 5, unit: .milligramsPerDeciliter))
        #expect(!glucose.isPlausible)
    }

    @Test func aTimeThatWasNeverSetIsUnknown() {
        #expect(GlucoseMeasurement(sequence: 1, baseTime: .zero, timeOffset: .minutes(5)).civilTime == nil)
    }

    @Test func anOffsetBeyondTheCalendarIsUnknown() {
        let base = MeterDateTime(year: 9999, month: 12, day: 31, hours: 23, minutes: 59, seconds: 59)
        #expect(GlucoseMeasurement(sequence: 1, baseTime: base, timeOffset: .minutes(1)).civilTime == nil)
    }

    private func makeSubject(_ value: ShortFloat, unit: ConcentrationUnit) -> GlucoseMeasurement {
        GlucoseMeasurement(
            sequence: 1, baseTime: MeterDateTime(year: 2025, month: 1, day: 2, hours: 3, minutes: 4, seconds: 5), unit: unit,
            concentration: .init(value: value, type: .capillaryPlasma, location: .finger))
    }

    private static func fields(of error: FrameError) -> [String: JSONValue] {
        switch error {
        case .tooShort(let needed, let got), .truncated(let needed, let got):
            ["error": .text(error.name), "needed": JSONValue(needed), "got": JSONValue(got)]
        case .notAResponse, .operatorNotNull, .wrongOperandLength, .wrongCheck: ["error": .text(error.name)]
        }
    }

    private static func fields(of measurement: GlucoseMeasurement) -> [String: JSONValue] {
        var fields: [String: JSONValue] = [
            "flags": JSONValue(measurement.flags), "sequence": JSONValue(measurement.sequence),
            "base_time": .text(measurement.baseTime.description), "context_follows": .flag(measurement.contextFollows),
        ]
        switch measurement.timeOffset {
        case nil: break
        case .minutes(let minutes): fields["time_offset_min"] = JSONValue(minutes)
        case .overrun: fields["time_offset_min"] = .text("overrun")
        case .underrun: fields["time_offset_min"] = .text("underrun")
        }
        fields["user_facing_time"] = measurement.civilTime.map { .text($0.description) }
        fields["base_time_valid"] = measurement.baseTime.civilTime == nil ? .flag(false) : nil
        if !measurement.trailingBytes.isEmpty { fields["trailing_bytes"] = JSONValue(measurement.trailingBytes.count) }
        if let status = measurement.status {
            fields["status"] = JSONValue(status.rawValue)
            fields["status_names"] = .list(status.names.map(JSONValue.text))
        }
        guard let concentration = measurement.concentration else { return fields }
        fields["unit"] = .text(measurement.unit == .kilogramsPerLiter ? "kg/L" : "mol/L")
        fields["sfloat_raw"] = JSONValue(concentration.value.rawValue)
        fields["type"] = JSONValue(concentration.type.code)
        fields["type_name"] = .text(concentration.type.name)
        fields["location"] = JSONValue(concentration.location.code)
        fields["location_name"] = .text(concentration.location.name)
        fields["is_control_solution"] = .flag(measurement.isControl)
        switch concentration.value.special {
        case .positiveInfinity: fields["concentration_special"] = .text("+INF")
        case .negativeInfinity: fields["concentration_special"] = .text("-INF")
        case .notANumber, .notAtThisResolution, .reserved: fields["concentration_special"] = .text("none")
        case nil: fields.merge(numbers(of: measurement)) { _, new in new }
        }
        return fields
    }

    /// The number as sent, also where a status bit says that it is none.
    private static func numbers(of measurement: GlucoseMeasurement) -> [String: JSONValue] {
        var plain = measurement
        plain.status = nil
        guard let value = plain.testResult.glucose else { return [:] }
        let number = value.approximate
        let isMilligrams = value.unit == .milligramsPerDeciliter
        return [
            "mgdl_exact": .number(isMilligrams ? number : number * 18.01559),
            "mmol_exact": .number(isMilligrams ? number / 18.01559 : number),
            "mgdl_display": JSONValue(value.milligramsPerDeciliter), "mmol_display": .text(value.millimolesPerLiterText),
        ]
    }
}

extension MeterDateTime {
    /// A clock that was never set.
    static let zero = MeterDateTime(year: 0, month: 0, day: 0, hours: 0, minutes: 0, seconds: 0)
}
