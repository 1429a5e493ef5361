import Common
import Domain
import Logbook
import Testing

struct LogbookRouteTests {
    @Test func everyRouteSurvivesItsPath() throws {
        let day = try #require(CivilDate("2026-03-01"))
        let routes: [LogbookRoute] = [
            .newest, .until(day), .after(LogbookPlace(epochSecond: -1, place: 3, key: .max)), .withoutTime, .unreadable,
            .withoutTimeAfter(UntimedPlace(device: nil, place: -1, key: .max)),
            .withoutTimeAfter(UntimedPlace(device: 1, place: 2, key: 3)),
            .unreadableAfter(.min),
            .reading(.init(rawValue: "a/b c")), .edit(.init(rawValue: "a/b c")), .add, .find(LogbookFilter(), nil),
            .find(LogbookFilter(words: "&tag=x #?", tags: try tags("a&b", "ß ü")), .timed(LogbookPlace(epochSecond: 1, place: 2, key: 3))),
            .find(
                LogbookFilter(meal: .fasting, bands: [.low, .veryHigh], source: .manual, isLeftOut: true),
                .untimed(UntimedPlace(device: nil, place: 2, key: 3))),
        ]
        for route in routes {
            #expect(LogbookRoute(path: route.path) == route)
        }
    }

    @Test(arguments: [
        "/until/2026-02-30", "/until/", "/after/1.2", "/after/1.2.3.4", "/after/1.2.x", "/after/99999999999999999999.1.1", "/nowhere",
        "/readings", "/readings/a/b", "/unreadable/x", "/unreadable/after/x", "/unreadable/after/", "/unreadable/before/1",
        "/without-time/after/1.2", "/without-time/after/x.2.3",
        "/without-time/after/1.2.3.4", "/readings/a/b/edit", "/add/x", "/find/x", "/without-time/after/.2.3", "/unreadable/after/1/2",
    ])
    func anUnknownPathIsNoRoute(link: String) throws {
        #expect(LogbookRoute(path: try #require(RoutePath(string: link))) == nil)
    }
}
