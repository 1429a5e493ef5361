import Common
import ForceUpdate
import Testing

struct ForceUpdateRouteTests {
    @Test func everyRouteSurvivesItsPath() {
        for route in [ForceUpdateRoute.home] {
            #expect(ForceUpdateRoute(path: route.path) == route)
        }
    }

    @Test(arguments: ["/nowhere", "/nowhere/x"])
    func anUnknownPathIsNoRoute(link: String) throws {
        #expect(ForceUpdateRoute(path: try #require(RoutePath(string: link))) == nil)
    }
}
