import Common
import Domain
import Logbook
import Testing

struct LogbookRouteTests {
    @Test func everyRouteSurvivesItsPath() throws {
        let day = try #require(CivilDate("2026-03-01"))
        let routes: [LogbookRoute] = [
            .newest, .until(day), .after(LogbookPlace(epochSecond: -1, place: 3, key: .max)), .withoutTime, .unreadable,
            .reading(.init(rawValue: "a/b c")),
        ]
        for route in routes {
            #expect(LogbookRoute(path: route.path) == route)
        }
    }

    @Test(arguments: [
        "/until/2026-02-30", "/until/", "/after/1.2", "/after/1.2.3.4", "/after/1.2.x", "/after/99999999999999999999.1.1", "/nowhere",
        "/readings", "/readings/a/b", "/unreadable/x",
    ])
    func anUnknownPathIsNoRoute(link: String) throws {
        #expect(LogbookRoute(path: try #require(RoutePath(string: link))) == nil)
    }
}
