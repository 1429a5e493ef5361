import Common
import DeviceSetup
import Testing

struct DeviceSetupRouteTests {
    @Test(arguments: DeviceSetupRoute.allCases)
    func everyRouteSurvivesItsPath(route: DeviceSetupRoute) throws {
        #expect(DeviceSetupRoute(path: route.path) == route)
        #expect(DeviceSetupRoute(path: try #require(RoutePath(string: route.path.string))) == route)
    }

    @Test(arguments: ["/nowhere", "/find/x", "/first_sync"])
    func anUnknownPathIsNoRoute(link: String) throws {
        #expect(DeviceSetupRoute(path: try #require(RoutePath(string: link))) == nil)
    }

    @Test func everyScreenLiesOnThoseBeforeIt() {
        #expect(DeviceSetupRoute.choose.stack == [.choose])
        #expect(DeviceSetupRoute.done.stack == DeviceSetupRoute.allCases)
        for route in DeviceSetupRoute.allCases { #expect(route.previous.map { $0 < route } ?? (route == .choose)) }
    }
}
