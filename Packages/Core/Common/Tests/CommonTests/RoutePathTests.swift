import Common
import Testing

struct RoutePathTests {
    @Test(arguments: [
        ["logbook"], ["readings", "42"], ["a b", "ü/ß", "100%"], ["..", "."], ["\u{202E}evil", "e\u{301}"], [],
    ])
    func everyPathSurvivesItsOwnText(components: [String]) {
        let path = RoutePath(components, query: [.init(name: "q", value: "a+b & c=d"), .init(name: "empty", value: "")])
        #expect(RoutePath(string: path.string) == path)
    }

    @Test func readsComponentsAndQuery() throws {
        let path = try #require(RoutePath(string: "/logbook//readings/4%202/?unit=mmol&unit=mg&x#part"))
        #expect(path.components == ["logbook", "readings", "4 2"])
        #expect(path.value("unit") == "mmol")
        #expect(path.value("x") == "")
        #expect(path.value("part") == nil)
    }

    @Test func aPlusInAQueryIsASpace() {
        #expect(RoutePath(string: "/s?q=a+b%2Bc")?.value("q") == "a b+c")
    }

    @Test(arguments: ["/%", "/%zz", "/%ff", "/x?%=1", "/x?a=%f"])
    func brokenEncodingIsNoPath(text: String) {
        #expect(RoutePath(string: text) == nil)
    }

    @Test func prefixesAreAddedAndTakenAway() {
        let path = RoutePath(["readings", "42"])
        #expect(path.prefixed(by: ["logbook"]).string == "/logbook/readings/42")
        #expect(path.prefixed(by: ["logbook"]).dropping(prefix: ["logbook"]) == path)
        #expect(path.dropping(prefix: ["devices"]) == nil)
    }
}
