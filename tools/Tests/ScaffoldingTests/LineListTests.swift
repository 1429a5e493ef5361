import Testing

@testable import Scaffolding

struct LineListTests {
    @Test(
        "an entry goes to its place and away without a trace",
        arguments: [
            ("[\n    \"a\",\n    \"c\",\n]", "[\n    \"a\",\n    \"b\",\n    \"c\",\n]"),
            ("[\n    \"a\"\n]", "[\n    \"a\",\n    \"b\",\n]"),
            ("[\n    \"c\"\n]", "[\n    \"b\",\n    \"c\",\n]"),
            ("x\n[\n  \"a\",\n  \"aa\",\n]\ny", "x\n[\n  \"a\",\n  \"aa\",\n  \"b\",\n]\ny"),
        ])
    func insertAndRemove(_ text: String, _ expected: String) throws {
        let list = try #require(LineList(text) { $0.hasPrefix("\"") })
        let inserted = list.inserting("\"b\",")
        #expect(inserted == expected)
        #expect(LineList(inserted) { $0.hasPrefix("\"") }?.inserting("\"b\",") == expected, "twice is once")
        #expect(LineList.removing(from: inserted) { $0 == "\"b\"" } == text)
    }

    @Test func aTextWithoutTheListIsToldApart() {
        #expect(LineList("let x = 1") { $0.hasPrefix("\"") } == nil)
        #expect(LineList("\"a\",\nanchor\nrest", after: "anchor") { $0.hasPrefix("\"") } == nil)
        #expect(LineList("\"a\",", after: "anchor") { $0.hasPrefix("\"") } == nil)
    }
}
