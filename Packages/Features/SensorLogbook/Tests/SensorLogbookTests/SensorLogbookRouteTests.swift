import Common
import Domain
import SensorLogbook
import Testing

struct SensorLogbookRouteTests {
    @Test func everyRouteSurvivesItsPath() throws {
        for route in [SensorLogbookRoute.newest, .until(try #require(CivilDate("2026-03-01")))] {
            #expect(SensorLogbookRoute(path: route.path) == route)
        }
    }

    @Test(arguments: ["/nowhere", "/2026-02-30", "/2026-03-01/x"])
    func anUnknownPathIsNoRoute(link: String) throws {
        #expect(SensorLogbookRoute(path: try #require(RoutePath(string: link))) == nil)
    }
}
