import Common
import Domain
import Logbook
import Testing

struct LogbookRouteTests {
    @Test func everyRouteSurvivesItsPath() throws {
        let day = try #require(CivilDate("2026-03-01"))
        let routes: [LogbookRoute] = [
            .newest, .until(day, skipping: 0), .until(day, skipping: 100), .withoutTime, .unreadable, .reading(.init(rawValue: "a/b c")),
        ]
        for route in routes {
            #expect(LogbookRoute(path: route.path) == route)
        }
    }

    @Test(arguments: ["/until/2026-02-30", "/until/2026-03-01?skip=-1", "/nowhere", "/readings", "/readings/a/b"])
    func anUnknownPathIsNoRoute(link: String) throws {
        #expect(LogbookRoute(path: try #require(RoutePath(string: link))) == nil)
    }
}
