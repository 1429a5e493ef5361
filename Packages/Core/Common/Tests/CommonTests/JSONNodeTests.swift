import Common
import Foundation
import Testing

struct JSONNodeTests {
    @Test(arguments: [
        ("null", JSONNode.null), ("true", .flag(true)), ("0", .number(0)), ("1", .number(1)), ("-1.5e3", .number(-1500)),
        (#""1""#, .text("1")), ("[]", .array([])), ("{}", .object([:])),
        (#"{"a": [1, "x", false, null]}"#, .object(["a": .array([.number(1), .text("x"), .flag(false), .null])])),
        (#"[{"b": {}}]"#, .array([.object(["b": .object([:])])])),
    ])
    func everyKindOfValueIsReadAndWrittenAsItIs(json: String, node: JSONNode) throws {
        let read = try JSONDecoder().decode(JSONNode.self, from: Data(json.utf8))
        #expect(read == node)
        #expect(try JSONDecoder().decode(JSONNode.self, from: JSONEncoder().encode(read)) == node)
    }

    @Test func aValueIsOfOneKindOnly() {
        let nodes: [JSONNode] = [.object([:]), .array([]), .text("1"), .number(1), .flag(true), .null, .number(.infinity)]
        #expect(nodes.map { $0.object != nil } == [true, false, false, false, false, false, false])
        #expect(nodes.map { $0.text != nil } == [false, false, true, false, false, false, false])
        #expect(nodes.map { $0.number != nil } == [false, false, false, true, false, false, false])
    }

    @Test(arguments: ["", "[", "{\"a\"}", "nul", String(repeating: "[", count: 100_000)])
    func whatIsNoJSONIsRefused(text: String) {
        #expect(throws: (any Error).self) { try JSONDecoder().decode(JSONNode.self, from: Data(text.utf8)) }
    }
}
