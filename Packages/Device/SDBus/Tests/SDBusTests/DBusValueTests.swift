import SDBus
import Testing

/// Values go over a real bus to another connection and back.
@Suite struct DBusValueTests {
    static let values: [DBusValue] = [
        .byte(255), .boolean(true), .boolean(false), .int16(.min), .uint16(.max), .int32(.min), .uint32(.max), .int64(.min), .uint64(.max),
        .double(-0.5), .string(""), .string("Größe 5,5 mmol/L \u{1F600}"), .objectPath(.root.appending("org")), .signature([]),
        .signature([.string, .dictionary(key: .string, value: .variant)]), .bytes([]), .bytes([0, 1, 255]), .strings([]),
        .strings(["a", "b"]), .array([.bytes([1]), .bytes([])], of: .array(.byte)), .structure([.string("a"), .structure([.byte(1)])]),
        .properties([:]), .properties(["Name": .string("Guide"), "RSSI": .int16(-60), "Raw": .bytes([1])]),
        .dictionary([.uint16(0x1808): .variant(.bytes([2]))], key: .uint16, value: .variant), .variant(.variant(.string("deep"))),
    ]

    @Test func everyKindOfValueComesBackAsItWas() async throws {
        let subject = try await echoing()
        for value in Self.values {
            #expect(try await subject.call("Do", [.variant(value)]) == [.variant(value)])
        }
    }

    @Test(arguments: [
        DBusValue.string("a\0b"), .array([.byte(1), .string("a")], of: .byte), .structure([]),
        .dictionary([.variant(.byte(1)): .byte(1)], key: .variant, value: .byte),
    ])
    func aValueThatCannotTravelIsRefusedAndTheConnectionLives(value: DBusValue) async throws {
        let subject = try await echoing()
        let error = await #expect(throws: DBusError.self) { try await subject.call("Do", [.variant(value)]) }
        guard case .invalid = error else { return #expect(error == .invalid("")) }
        #expect(try await subject.call("Do", [.variant(.byte(1))]) == [.variant(.byte(1))])
    }

    @Test func containersNestedTooDeepAreRefusedBeforeTheBusEndsTheConnection() async throws {
        let subject = try await echoing()
        let deep = (0..<31).reduce(DBusValue.byte(1)) { value, _ in .variant(value) }
        #expect(try await subject.call("Do", [deep]) == [deep])
        await #expect(throws: DBusError.invalid("containers nested more than 32 deep")) {
            try await subject.call("Do", [.variant(.variant(deep))])
        }
        #expect(try await subject.call("Do", [deep]) == [deep])
    }

    @Test(arguments: ["values", "bytes", "text"]) func aMessageThatIsTooLargeIsAnErrorAndTheConnectionLives(kind: String) async throws {
        let value: DBusValue =
            switch kind {
            case "values": .array(Array(repeating: .int32(1), count: 200_000), of: .int32)
            case "bytes": .bytes(Array(repeating: 0, count: 5 << 20))
            default: .string(String(repeating: "a", count: 5 << 20))
            }
        let subject = try await echoing()
        let error = await #expect(throws: DBusError.self) { try await subject.call("Do", [.variant(value)]) }
        #expect(error?.shortName == "InvalidArgs")
        #expect(try await subject.call("Do", [.variant(.byte(1))]) == [.variant(.byte(1))])
    }

    @Test func whatIsReadAsAnotherTypeIsNil() {
        #expect(DBusValue.byte(1).asBoolean == nil)
        #expect(DBusValue.boolean(true).asInteger == nil)
        #expect(DBusValue.byte(1).asString == nil)
        #expect(DBusValue.string("/").asObjectPath == nil)
        #expect(DBusValue.string("").asBytes == nil)
        #expect(DBusValue.bytes([]).asStrings == nil)
        #expect(DBusValue.string("").asProperties == nil)
        #expect(DBusValue.uint64(.max).asInteger == nil)
    }

    @Test func wholeNumbersOfEveryWidthAreRead() {
        let numbers: [DBusValue] = [.byte(7), .int16(7), .uint16(7), .int32(7), .uint32(7), .int64(7), .uint64(7)]
        #expect(numbers.allSatisfy { $0.asInteger == 7 })
        #expect(DBusValue.properties(["A": .byte(1)]).asProperties == ["A": .byte(1)])
        #expect(DBusValue.strings(["a"]).asStrings == ["a"])
        #expect(DBusValue.objectPath(.root).asObjectPath == .root)
        #expect(DBusValue.bytes([1]).asBytes == [1])
    }

    private func echoing() async throws -> Subject {
        let subject = try await Subject.make()
        try await subject.export([.variant], returns: [.variant]) { call throws(DBusError) in call.arguments }
        return subject
    }
}
