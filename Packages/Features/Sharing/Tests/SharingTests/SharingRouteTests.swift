import Common
import Sharing
import Testing

struct SharingRouteTests {
    @Test(arguments: [SharingRoute.home, .export])
    func everyRouteSurvivesItsPathAndLiesOnTheList(route: SharingRoute) {
        #expect(SharingRoute(path: route.path) == route)
        #expect(route.stack.first == .home && route.stack.last == route)
    }

    @Test(arguments: ["/nowhere", "/export/x"])
    func anUnknownPathIsNoRoute(link: String) throws {
        #expect(SharingRoute(path: try #require(RoutePath(string: link))) == nil)
    }
}
