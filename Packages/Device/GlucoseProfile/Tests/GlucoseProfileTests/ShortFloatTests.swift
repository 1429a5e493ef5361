import Common
import GlucoseProfile
import Testing

/// Guards an SFLOAT read with a biased exponent, and special values read as numbers (IOS-nRF-Toolbox#12).
struct ShortFloatTests {
    struct Vectors: Decodable, Sendable {
        struct Vector: Decodable, Sendable, CustomTestStringConvertible {
            let raw_u16: UInt16
            let hex_le: String
            let mantissa: Int?
            let exponent: Int?
            let decimal: String?
            let value: Double?
            let special: String?
            let note: String
            var testDescription: String { note }
        }

        let vectors: [Vector]
    }

    @Test(arguments: try VectorFile.load("sfloat", as: Vectors.self).vectors)
    func everyVectorReadsAsExpected(_ vector: Vectors.Vector) throws {
        let bytes = try VectorFile.bytes(vector.hex_le)
        let subject = ShortFloat(rawValue: UInt16(bytes[0]) | UInt16(bytes[1]) << 8)
        #expect(subject.rawValue == vector.raw_u16)
        if let special = vector.special {
            let specials: [String: ShortFloat.Special] = [
                "NRes": .notAtThisResolution, "+INF": .positiveInfinity, "-INF": .negativeInfinity,
            ]
            let expected = try #require(specials[special])
            #expect(subject.special == expected)
            return
        }
        #expect(subject.mantissa == vector.mantissa)
        #expect(subject.exponent == vector.exponent)
        #expect("\(subject.mantissa)e\(subject.exponent)" == vector.decimal)
        let value = try #require(vector.value)
        #expect(abs(subject.approximation - value) <= abs(value) * 1e-15)
        if subject.mantissa == 2047 {
            #expect(subject.special == .notANumber)
        } else {
            #expect(subject.special == nil)
            #expect(ShortFloat(mantissa: subject.mantissa, exponent: subject.exponent) == subject)
        }
    }

    @Test func everyBitPatternIsEitherANumberThatGoesThereAndBackOrSpecial() {
        for raw in UInt16.min...UInt16.max {
            let subject = ShortFloat(rawValue: raw)
            if subject.special == nil {
                #expect(ShortFloat(mantissa: subject.mantissa, exponent: subject.exponent) == subject)
            } else {
                #expect(ShortFloat(mantissa: subject.mantissa, exponent: subject.exponent) == nil)
            }
        }
    }

    @Test(arguments: [(2046, 0), (-2046, 0), (1, 8), (1, -9)])
    func whatDoesNotFitIsRefused(mantissa: Int, exponent: Int) {
        #expect(ShortFloat(mantissa: mantissa, exponent: exponent) == nil)
    }

    @Test func theNamedSpecialsAreTheStandards() {
        #expect(ShortFloat.positiveInfinity.special == .positiveInfinity)
        #expect(ShortFloat.negativeInfinity.special == .negativeInfinity)
        #expect(ShortFloat.notANumber.special == .notANumber)
    }
}
