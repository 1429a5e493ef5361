import Common
import Settings
import Testing

struct SettingsRouteTests {
    @Test func everyRouteSurvivesItsPathAndLiesOnItsParents() {
        for (route, path) in [
            (SettingsRoute.home, "/"), (.about, "/about"), (.licence("Apache-2.0"), "/about/licences/Apache-2.0"),
            (.licence("<a/b>"), "/about/licences/%3Ca%2Fb%3E"),
        ] {
            #expect(route.path.string == path)
            #expect(RoutePath(string: path).flatMap(SettingsRoute.init) == route)
            #expect(route.stack.first == .home && route.stack.last == route)
        }
        #expect(SettingsRoute.licence("x").stack == [.home, .about, .licence("x")])
    }

    @Test(arguments: ["/nowhere", "/about/x", "/about/licences", "/about/licences/a/b", "/x/licences/a"])
    func anUnknownPathIsNoRoute(link: String) throws {
        #expect(SettingsRoute(path: try #require(RoutePath(string: link))) == nil)
    }
}
