import Common
import Domain
import GlucoseProfile
import Testing

/// Guards ketones stored as glucose (Tidepool uploader#1040) and fields read at the wrong place after carbohydrates.
struct GlucoseMeasurementContextTests {
    struct Vectors: Decodable, Sendable {
        struct Vector: Decodable, Sendable, CustomTestStringConvertible {
            let name: String
            let hex: String
            let expect: [String: JSONValue]
            var testDescription: String { name }
        }

        let vectors: [Vector]
    }

    @Test(arguments: try VectorFile.load("glucose_context", as: Vectors.self).vectors)
    func everyVectorDecodesToEveryExpectedField(_ vector: Vectors.Vector) throws {
        let frame = try VectorFile.bytes(vector.hex)
        let context = try GlucoseMeasurementContext(decoding: frame)
        #expect(Self.fields(of: context) == vector.expect)
        #expect(context.bytes == frame)
    }

    @Test func everyShorterFrameIsRefused() throws {
        let frame = try VectorFile.bytes("ff0000b303640004123c003204d3c459f1")
        for length in 0..<frame.count {
            let error = #expect(throws: FrameError.self) { try GlucoseMeasurementContext(decoding: Array(frame.prefix(length))) }
            #expect(error == (length < 3 ? .tooShort(needed: 3, got: length) : .truncated(needed: frame.count, got: length)))
        }
    }

    @Test(arguments: UInt8.min...UInt8.max)
    func everyCombinationOfFlagsGoesThereAndBack(flags: UInt8) throws {
        let frame = [flags, 0x34, 0x12] + (1...17)
        let context = try GlucoseMeasurementContext(decoding: frame)
        #expect(context.flags == flags)
        #expect(context.sequence == 0x1234)
        #expect(context.bytes == frame)
    }

    @Test func mealSixMarksAKetoneTest() throws {
        #expect(try GlucoseMeasurementContext(decoding: VectorFile.bytes("02040006")).isKetone)
        #expect(try !GlucoseMeasurementContext(decoding: VectorFile.bytes("020f0001")).isKetone)
    }

    @Test func aDurationBeyondTheFieldSaysSo() throws {
        #expect(try GlucoseMeasurementContext(decoding: VectorFile.bytes("081200ffff32")).exercise?.isOverrun == true)
    }

    @Test func onlyFourBitsOfTesterAndHealthCount() {
        let context = GlucoseMeasurementContext(sequence: 1, testerHealth: .init(tester: 0xF1, health: 0xF2))
        #expect(context.bytes == [0x04, 1, 0, 0x21])
    }

    private static func fields(of context: GlucoseMeasurementContext) -> [String: JSONValue] {
        var fields: [String: JSONValue] = ["flags": JSONValue(context.flags), "sequence": JSONValue(context.sequence)]
        fields["extended_flags"] = context.extendedFlags.map { JSONValue($0) }
        fields["carb_id"] = (context.carbohydrate?.id).map { JSONValue($0) }
        fields["carb_kg"] = (context.carbohydrate?.kilograms).map(object)
        fields["meal"] = (context.meal?.code).map { JSONValue($0) }
        fields["tester"] = (context.testerHealth?.tester).map { JSONValue($0) }
        fields["health"] = (context.testerHealth?.health).map { JSONValue($0) }
        fields["exercise_s"] = (context.exercise?.seconds).map { JSONValue($0) }
        fields["exercise_pct"] = (context.exercise?.percent).map { JSONValue($0) }
        if let medication = context.medication {
            fields["medication_id"] = JSONValue(medication.id)
            fields["medication"] = object(medication.amount)
            fields["medication_unit"] = .text("\(context.medicationUnit)")
        }
        fields["hba1c_pct"] = context.hba1c.map(object)
        return fields
    }

    private static func object(_ value: ShortFloat) -> JSONValue {
        .object(["raw": JSONValue(value.rawValue), "value": .number(value.approximation)])
    }
}

extension ShortFloat {
    /// The number as binary floating point, rounded once.
    var approximation: Double {
        let power = (0..<exponent.magnitude).reduce(1.0) { product, _ in product * 10 }
        return exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
    }
}
