import Testing

@testable import HTTPServer

struct RequestTargetTests {
    @Test(arguments: [
        ("/", "/", []),
        ("*", "*", []),
        ("/a%20b?", "/a%20b", []),
        ("/?a=b=c", "/", ["a", "b=c"]),
        ("/?&&a&", "/", ["a", ""]),
        ("/?=x", "/", ["", "x"]),
        ("/?a=%zz%4", "/", ["a", "%zz%4"]),
        ("/?a=%F0%9F%98%80%ff", "/", ["a", "😀\u{FFFD}"]),
        ("/?q=a?b/c", "/", ["q", "a?b/c"]),
        ("/ä?ö=+%2B", "/ä", ["ö", " +"]),
        ("/?a=%00", "/", ["a", "\u{0}"]),
    ])
    func aTargetIsTakenApart(text: String, path: String, query: [String]) throws {
        let target = try #require(RequestTarget(Array(text.utf8)))
        #expect(target.path == path)
        #expect(target.query.flatMap { [$0.name, $0.value] } == query)
    }

    @Test(arguments: ["", "?", "a", "http://h/", "//\u{7F}", "/ ", "/a#b", "/\t", "**"])
    func whatIsNoTargetIsRefused(text: String) {
        #expect(RequestTarget(Array(text.utf8)) == nil)
    }

    @Test func brokenUTF8IsRefused() {
        #expect(RequestTarget([0x2F, 0xC3]) == nil)
    }
}
