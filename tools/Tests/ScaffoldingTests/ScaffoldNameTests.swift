import Testing
import ToolSupport

@testable import Scaffolding

/// Guards tuist#1741, nx#2888 and nx#9623: a name with a dash, an underscore or `@` gave code that does not compile.
struct ScaffoldNameTests {
    @Test(
        "a name that cannot work is refused, with the reason and what would do",
        arguments: [
            ("", "empty", nil), ("blood-pressure", "dash", "BloodPressure"), ("blood_pressure", "underscore", "BloodPressure"),
            ("Blood@Home", "letters", "BloodHome"), ("2Fast", "digit", "Fast"), ("class", "Swift language", "Class"),
            ("Self", "Swift language", nil), ("Type", "Swift language", nil), ("Any", "Swift language", nil),
            ("../Evil", "path", "Evil"), ("Supplies/Cart", "path", "SuppliesCart"), ("..", "path", nil), ("a\\b", "path", "AB"),
            ("lower", "capital", "Lower"), ("Größe", "letters", "GrE"), ("Foo Bar", "letters", "FooBar"), ("Foo\u{0}", "letters", "Foo"),
            ("Foo\u{1B}[2J", "letters", "Foo2J"), ("Ａ", "letters", nil), ("A\u{301}b", "letters", "B"),
            (String(repeating: "A", count: 31), "longer", String(repeating: "A", count: 30)),
        ] as [(String, String, String?)])
    func refused(_ name: String, _ reason: String, _ suggestion: String?) throws {
        let error = #expect(throws: ToolError.self) { try ScaffoldName(name) }
        let text = try #require(error).description
        #expect(text.contains(reason), "\(text)")
        #expect(!text.contains("\u{1B}") && !text.contains("\u{0}"))
        if let suggestion { #expect(text.contains("Write \(suggestion), for example."), "\(text)") }
    }

    @Test(
        "a name is turned into words, a link and a value",
        arguments: [
            ("Foo", "foo", "Foo", "foo", "foo"), ("BloodPressure", "blood pressure", "Blood pressure", "blood-pressure", "bloodPressure"),
            ("HTTPCache2", "http cache2", "Http cache2", "http-cache2", "httpCache2"), ("A", "a", "A", "a", "a"),
            ("ABC", "abc", "Abc", "abc", "abc"),
        ])
    func forms(_ name: String, _ words: String, _ title: String, _ path: String, _ value: String) throws {
        let subject = try ScaffoldName(name)
        #expect(subject.words == words)
        #expect(subject.title == title)
        #expect(subject.pathComponent == path)
        #expect(subject.lowerCamel == value)
    }
}
