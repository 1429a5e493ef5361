import Common
import GlucoseProfile
import Testing

/// Guards text written instead of bytes (react-native-ble-plx#652) and response codes taken for each other.
struct RecordAccessTests {
    struct Vectors: Decodable, Sendable {
        struct Request: Decodable, Sendable, CustomTestStringConvertible {
            let name: String
            let hex: String
            var testDescription: String { name }
        }

        struct Indication: Decodable, Sendable, CustomTestStringConvertible {
            let hex: String
            let expect: [String: JSONValue]?
            let error: String?
            var testDescription: String { hex }
        }

        let opcodes: [String: String]
        let response_codes: [String: String]
        let requests: [Request]
        let indications: [Indication]
    }

    private static let requests: [String: RecordAccessRequest] = [
        "report all": .report(.all), "report first": .report(.first), "report last": .report(.last),
        "report >= seq 16": .report(.greaterOrEqual(.sequence(16))), "report >= seq 65535": .report(.greaterOrEqual(.sequence(65535))),
        "report <= seq 16": .report(.lessOrEqual(.sequence(16))), "report range 16..32": .report(.sequences(from: 16, through: 32)),
        "report >= user time 2025-03-01 00:00:00":
            .report(.greaterOrEqual(.time(MeterDateTime(year: 2025, month: 3, day: 1, hours: 0, minutes: 0, seconds: 0)))),
        "count all": .count(.all), "count >= seq 16": .count(.greaterOrEqual(.sequence(16))), "abort": .abort,
        "delete all (must never be sent by the app)": .delete(.all),
    ]

    @Test(arguments: try VectorFile.load("racp", as: Vectors.self).requests)
    func everyRequestGoesThereAndBack(_ vector: Vectors.Request) throws {
        let request = try #require(Self.requests[vector.name])
        #expect(request.bytes.hex == vector.hex)
        #expect(try RecordAccessRequest(decoding: VectorFile.bytes(vector.hex)) == request)
    }

    @Test(arguments: try VectorFile.load("racp", as: Vectors.self).indications)
    func everyIndicationReadsAsExpected(_ vector: Vectors.Indication) throws {
        let bytes = try VectorFile.bytes(vector.hex)
        if let error = vector.error {
            let thrown = #expect(throws: FrameError.self) { try RecordAccessResponse(decoding: bytes) }
            let names = ["bad length": "wrongOperandLength", "not a response": "notAResponse", "operator must be null": "operatorNotNull"]
            #expect(thrown?.name == names[error])
            return
        }
        let response = try RecordAccessResponse(decoding: bytes)
        let expect = try #require(vector.expect)
        switch response {
        case .count(let count): #expect(["kind": .text("count"), "count": JSONValue(count)] == expect)
        case .response(let request, let code):
            let seen: [String: JSONValue] = ["kind": .text("response"), "request": JSONValue(request), "code": JSONValue(code.code)]
            #expect(seen == expect.filter { $0.key != "meaning" })
            #expect(expect["meaning"] == Self.meaning(request, code))
            #expect(response.bytes == bytes)
        }
    }

    @Test func everyOpCodeAndResponseCodeHasTheExpectedName() throws {
        let vectors = try VectorFile.load("racp", as: Vectors.self)
        #expect(vectors.opcodes == Dictionary(uniqueKeysWithValues: RecordAccessOpCode.allCases.map { ("\($0.rawValue)", "\($0)") }))
        #expect(vectors.response_codes.count == 9)
        for (number, name) in vectors.response_codes {
            let code = RecordAccessResponseCode(code: try #require(UInt8(number)))
            #expect(code.description == name)
            #expect("\(code.code)" == number)
        }
        #expect(RecordAccessResponseCode(code: 10).description == "reserved 10")
        #expect(RecordAccessResponseCode(code: 0).code == 0)
    }

    @Test(arguments: [
        ("", UInt8(0), RecordAccessResponseCode.opCodeNotSupported), ("07", 7, .opCodeNotSupported), ("0701", 7, .opCodeNotSupported),
        ("05000100", 5, .opCodeNotSupported), ("06000101", 6, .opCodeNotSupported), ("0601", 6, .opCodeNotSupported),
        ("01", 1, .invalidOperator), ("0100", 1, .invalidOperator), ("0301", 3, .invalidOperator), ("0400", 4, .invalidOperator),
        ("0107", 1, .operatorNotSupported), ("0103", 1, .invalidOperand), ("01030110", 1, .invalidOperand),
        ("010302e907", 1, .invalidOperand),
        ("0103031000", 1, .operandNotSupported), ("010401200010", 1, .invalidOperand), ("01040120001000", 1, .invalidOperand),
        ("010402e9070301000000e9", 1, .invalidOperand), ("010101", 1, .invalidOperand), ("030001", 3, .invalidOperand),
    ])
    func aBadRequestIsRefusedWithTheSpecifiedCode(hex: String, opCode: UInt8, code: RecordAccessResponseCode) throws {
        let bytes = try VectorFile.bytes(hex)
        let refusal = #expect(throws: RecordAccessRequest.Refusal.self) { try RecordAccessRequest(decoding: bytes) }
        #expect(refusal?.requestOpCode == opCode)
        #expect(refusal?.code == code)
        #expect(refusal?.description.isEmpty == false)
    }

    @Test func aRangeOfTimesGoesThereAndBack() throws {
        let from = MeterDateTime(year: 2025, month: 3, day: 1, hours: 0, minutes: 0, seconds: 0)
        let through = MeterDateTime(year: 2025, month: 3, day: 2, hours: 0, minutes: 0, seconds: 0)
        let request = RecordAccessRequest.count(.times(from: from, through: through))
        #expect(try RecordAccessRequest(decoding: request.bytes) == request)
        let upTo = RecordAccessRequest.report(.lessOrEqual(.time(from)))
        #expect(try RecordAccessRequest(decoding: upTo.bytes) == upTo)
    }

    @Test func aCountIsSentInTwoBytesAndAShortResponseIsRefused() throws {
        #expect(RecordAccessResponse.count(450).bytes.hex == "0500c201")
        #expect(RecordAccessResponse.count(70_000).bytes.hex == "0500ffff")
        #expect(RecordAccessResponse.response(to: .abort, .success).bytes.hex == "06000301")
        #expect(throws: FrameError.tooShort(needed: 2, got: 1)) { try RecordAccessResponse(decoding: [6]) }
        #expect(throws: FrameError.tooShort(needed: 4, got: 3)) { try RecordAccessResponse(decoding: [6, 0, 1]) }
        #expect(throws: FrameError.wrongOperandLength(0)) { try RecordAccessResponse(decoding: [5, 0]) }
    }

    @Test func everyErrorExplainsItself() {
        let errors: [FrameError] = [
            .tooShort(needed: 10, got: 8), .truncated(needed: 17, got: 14), .notAResponse(opCode: 1), .operatorNotNull(1),
            .wrongOperandLength(3),
        ]
        #expect(Set(errors.map(\.description)).count == errors.count)
        #expect(FrameError.truncated(needed: 17, got: 14).description == "truncated: its flags promise 17 bytes, it has 14")
    }

    private static func meaning(_ request: UInt8, _ code: RecordAccessResponseCode) -> JSONValue? {
        switch (request, code) {
        case (1, .success): .text("success")
        case (1, .noRecordsFound): .text("noRecordsFound => successful empty sync")
        case (1, .reserved): .text("unknown code => error")
        case (3, .success): .text("abort ok")
        default: nil
        }
    }
}
