import Testing

@testable import LiveUI

@Suite struct LiveLinkTests {
    @Test(
        arguments: [
            ("/", "/"), ("/a/b?c=d", "/a/b?c=d"), ("/a#part", "/a"), ("//evil.example", nil), ("/\\evil.example", nil),
            ("http://evil.example", nil), ("", nil),
            ("a", nil), ("/a b", nil), ("/a\nb", nil), ("/ä", "/ä"), ("javascript:alert(1)", nil),
        ] as [(String, String?)])
    func linksOfABrowser(text: String, expected: String?) {
        #expect(LiveLink.within(text) == expected)
    }

    @Test func aLinkHasAnEnd() {
        #expect(LiveLink.within("/" + String(repeating: "a", count: LiveLink.longest - 1)) != nil)
        #expect(LiveLink.within("/" + String(repeating: "a", count: LiveLink.longest)) == nil)
        #expect(LiveLink.within(nil) == nil)
    }

    @Test func pairsAreAdded() {
        #expect(LiveLink.adding("live", "x", to: "/a") == "/a?live=x")
        #expect(LiveLink.adding("live", "x&y", to: "/a?b=c") == "/a?b=c&live=x%26y")
    }

    @Test func aHeaderHoldsNoLineEnd() {
        #expect(LiveLink.forHeader("/a\r\nb?c=\r\nd&e=ä?") == "/a%0D%0Ab?c=%0D%0Ad&e=%C3%A4%3F")
        #expect(LiveLink.forHeader("//a") == "/a")
        #expect(LiveLink.forHeader("") == "/")
    }

    @Test func requestsLoseTheirOwnPairs() {
        let request = LiveRequest(path: "/a%20b", query: [LiveField("token", "t"), LiveField("q", "a&b"), LiveField("live", "l")])
        #expect(LiveLink.link(of: request, dropping: ["token", "live"]) == "/a%20b?q=a%26b")
        #expect(LiveLink.link(of: LiveRequest(path: "/"), dropping: []) == "/")
    }
}
