import Common
import GlucoseProfile
import Testing

struct GlucoseFeatureTests {
    struct Vectors: Decodable, Sendable {
        struct Vector: Decodable, Sendable, CustomTestStringConvertible {
            let hex: String
            let expect: [String]?
            let error: String?
            var testDescription: String { hex }
        }

        let bits: [String]
        let vectors: [Vector]
    }

    @Test(arguments: try VectorFile.load("glucose_feature", as: Vectors.self).vectors)
    func everyVectorReadsAsExpected(_ vector: Vectors.Vector) throws {
        let bytes = try VectorFile.bytes(vector.hex)
        if let error = vector.error {
            let thrown = #expect(throws: FrameError.self) { try GlucoseFeature(decoding: bytes) }
            #expect(thrown?.name == error)
        } else {
            let subject = try GlucoseFeature(decoding: bytes)
            #expect(subject.names == vector.expect)
            #expect(subject.bytes == bytes)
        }
    }

    @Test func everyBitHasTheExpectedName() throws {
        let bits = try VectorFile.load("glucose_feature", as: Vectors.self).bits
        #expect(bits.count == 11)
        for (bit, name) in bits.enumerated() {
            #expect(GlucoseFeature(rawValue: 1 << bit).names == [name])
        }
        #expect(GlucoseFeature(rawValue: 0xF800).names.isEmpty)
        #expect(GlucoseFeature.multipleBond.names == ["multipleBond"])
    }
}
