import Testing
import ToolSupport

@Suite struct JSONValueTests {
    @Test func aDocumentIsReadWithLinesAndWrittenBack() throws {
        let text = "{\n  \"b\": [\n    1,\n    -2.5e3,\n    true,\n    null\n  ],\n  \"a\": {},\n  \"c\": \"\\n\\u0001é\"\n}\n"
        let value = try JSONValue(parsing: text)
        #expect(value.text == text)
        #expect(value.members?.map(\.line) == [2, 8, 9])
        #expect(value["b"]?.elements?.first?.integer == 1)
        #expect(value["b"]?.elements?[2].bool == true && value["b"]?.elements?[3].isNull == true)
        #expect(value.line == "{\"b\":[1,-2.5e3,true,null],\"a\":{},\"c\":\"\\n\\u0001é\"}")
        #expect(value["none"] == nil && value["c"]?.members == nil)
    }

    @Test(arguments: [
        ("\"\\ud83d\\ude00\"", "😀"), ("\"\\ud83d\"", "\u{FFFD}"), ("\"\\ud83d\\u0041\"", "\u{FFFD}A"), ("\"\\/\\\"\"", "/\""),
        ("\u{FEFF}\"x\"", "x"), (" \"\\t\" ", "\t"),
    ])
    func textsAreUnescaped(_ text: String, _ value: String) throws {
        #expect(try JSONValue(parsing: text) == .string(value))
    }

    @Test(arguments: [
        "", "{", "[1,", "[1,]", "{\"a\"}", "{\"a\":}", "{a:1}", "tru", "nul", "1 2", "\"", "\"\\", "\"\\u12", "\"\\x\"", "\"\u{1}\"", "-",
        "1.",
        "1e", "{\"a\":1,}", "[1 2]", "+1",
    ])
    func whatIsNoJSONIsRefused(_ text: String) {
        #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
    }

    @Test func deepNestingIsRefusedAndDoesNotOverflowTheStack() {
        let error = #expect(throws: JSONError.self) { try JSONValue(parsing: String(repeating: "[", count: 1_000_000)) }
        #expect(error?.what == "Values are nested more than 512 deep.")
    }

    @Test func theErrorNamesItsLine() {
        let error = #expect(throws: JSONError.self) { try JSONValue(parsing: "{\n\"a\": 1\n\"b\": 2}") }
        #expect(error?.description == "line 3: A comma or } was expected.")
        #expect(throws: JSONError.self) { try JSONValue(parsing: [UInt8(ascii: "\""), 0xFF, UInt8(ascii: "\"")]) }
    }
}
