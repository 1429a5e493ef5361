import Domain
import Foundation
import Testing

/// Guards against other factors and double rounding (Juggluco#54, xDrip#4533, cgm-remote-monitor#7204), and values without their unit (loopandlearn/
/// LoopFollow#153, the-momentum/open-wearables#1119).
struct GlucoseValueTests {
    private struct Conversions: Decodable {
        let rows: [[String: Cell]]
    }

    private enum Cell: Decodable {
        case number(Int)
        case text(String)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Int.self) {
                self = .number(number)
            } else {
                self = .text(try container.decode(String.self))
            }
        }
    }

    @Test func convertsAsTheReferenceTableDoes() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/unit_conversion.json")
        let table = try JSONDecoder().decode(Conversions.self, from: Data(contentsOf: file))
        #expect(table.rows.count == 22)
        for row in table.rows {
            guard case .number(let mgdl) = row["mgdl"], case .text(let mmol) = row["18.01559"] else {
                Issue.record("a row without its columns: \(row)")
                continue
            }
            #expect(GlucoseValue.milligramsPerDeciliter(Int32(mgdl)).millimolesPerLiterText == mmol, "\(mgdl) mg/dL")
        }
    }

    @Test func aMetersOwnMillimolesStayAsTheyAre() {
        for tenths in Int32(1)...333 {
            let value = GlucoseValue.tenthsOfMillimolesPerLiter(tenths)
            #expect(value.displayed(in: .millimolesPerLiter) == Int(tenths))
            #expect(value.millimolesPerLiterText == "\(tenths / 10).\(tenths % 10)")
        }
    }

    @Test(arguments: [
        (55, -1, GlucoseUnit.millimolesPerLiter, 99, 55), (30, -1, .millimolesPerLiter, 54, 30), (111, 0, .milligramsPerDeciliter, 111, 62),
        (81, 3, .millimolesPerLiter, 1_459_263, 810_000), (1235, -1, .milligramsPerDeciliter, 124, 69),
        (-5, -1, .milligramsPerDeciliter, -1, 0),
        (0, 0, .milligramsPerDeciliter, 0, 0), (2047, 12, .millimolesPerLiter, 36_877_912_730_000_000, 20_470_000_000_000_000),
    ])
    func roundsOnceHalfAwayFromZero(mantissa: Int, exponent: Int, unit: GlucoseUnit, mgdl: Int, tenths: Int) throws {
        let value = try #require(GlucoseValue(mantissa: mantissa, exponent: exponent, unit: unit))
        #expect(value.milligramsPerDeciliter == mgdl)
        #expect(value.tenthsOfMillimolesPerLiter == tenths)
    }

    @Test func refusesWhatNobodyMeans() {
        #expect(GlucoseValue(mantissa: 1, exponent: 13, unit: .millimolesPerLiter) == nil)
        #expect(GlucoseValue(mantissa: 1, exponent: -9, unit: .millimolesPerLiter) == nil)
        #expect(GlucoseValue(mantissa: .min, exponent: 0, unit: .millimolesPerLiter) == nil)
    }

    @Test func showsNegativeNumbersWithTheirSign() {
        #expect(GlucoseValue.tenthsOfMillimolesPerLiter(-5).millimolesPerLiterText == "-0.5")
    }

    @Test(arguments: [(Int32(9), false), (10, true), (1000, true), (1001, false), (-26, false)])
    func plausibleIsTenToAThousand(mgdl: Int32, plausible: Bool) {
        #expect(GlucoseValue.milligramsPerDeciliter(mgdl).isPlausible == plausible)
    }

    @Test func theApproximationIsTheNearestNumber() {
        #expect(GlucoseValue(mantissa: 61, exponent: -1, unit: .millimolesPerLiter)?.approximate == 6.1)
        #expect(GlucoseValue(mantissa: 61, exponent: 2, unit: .millimolesPerLiter)?.approximate == 6100)
        #expect(GlucoseValue.tenthsOfMillimolesPerLiter(100).approximateMilligramsPerDeciliter == 180.1559)
        #expect(GlucoseValue.milligramsPerDeciliter(111).approximateMilligramsPerDeciliter == 111)
    }

    @Test func aComputedNumberIsKeptToItsTenThousandth() throws {
        let value = try #require(GlucoseValue(approximately: 140.541_666))
        #expect(value == GlucoseValue(mantissa: 1_405_417, exponent: -4, unit: .milligramsPerDeciliter))
        #expect(value.milligramsPerDeciliter == 141 && value.tenthsOfMillimolesPerLiter == 78)
        #expect(GlucoseValue(approximately: .nan) == nil && GlucoseValue(approximately: 1e8) == nil)
    }
}
