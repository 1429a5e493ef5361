import Common
import Testing
import Usage

struct UsageRouteTests {
    @Test func everyRouteSurvivesItsPath() {
        for route in [UsageRoute.home] {
            #expect(UsageRoute(path: route.path) == route)
        }
    }

    @Test(arguments: ["/nowhere", "/nowhere/x"])
    func anUnknownPathIsNoRoute(link: String) throws {
        #expect(UsageRoute(path: try #require(RoutePath(string: link))) == nil)
    }
}
