import Domain
import LogbookMocks
import ReadingStore
import Testing
import ViewCore

@testable import LogbookImplementation

@MainActor
struct LogbookCoordinatorTests {
    @Test func everyRouteLeadsToItsScreen() async throws {
        let subject = try await makeSubject()
        try await subject.sync([("2026-02-01T08:00:00", .milligrams(100)), (nil, .milligrams(90))])
        let id = try #require(try await subject.reader.page(.newest).readingIDs.first)
        let place = LogbookPlace(epochSecond: .max, place: .max, key: .max)
        let titles: [(LogbookRoute, String, String)] = [
            (.newest, "Logbook", "14 days to"), (.until(try day("2026-02-01")), "Logbook", "Newest readings"),
            (.after(place), "Logbook", "Newest readings"), (.withoutTime, "Readings without a time", "Time not set"),
            (.unreadable, "Records that could not be read", "Every record could be read."),
            (.withoutTimeAfter(UntimedPlace(device: .max, place: 0, key: 0)), "Readings without a time", "Time not set"),
            (.unreadableAfter(0), "Records that could not be read", "Every record could be read."),
            (.reading(id), "Reading", "Accu-Chek Guide"),
        ]
        let coordinator = LogbookCoordinator(dependencies: subject.dependencies) {}
        for (route, title, words) in titles {
            let screen = coordinator.screen(for: route)
            let first = render(screen)
            #expect(first.title == title)
            #expect(first.html.contains("Reading your logbook"), "it loads when it is shown: \(route)")
            for task in first.tasks { await task.run() }
            let loaded = render(screen).html
            #expect(loaded.contains(words), "\(route): \(loaded)")
        }
    }

    @Test func aReadingThatIsNotThereIsSaid() async throws {
        let subject = try await makeSubject()
        let screen = LogbookCoordinator(dependencies: subject.dependencies) {}.screen(for: .reading(.init(rawValue: "none")))
        for task in render(screen).tasks { await task.run() }
        #expect(render(screen).html.contains("There is no such reading"))
    }

    @Test func theEmptyLogbookLeadsToTheMeters() async throws {
        var askedFor = 0
        let screen = LogbookCoordinator(dependencies: try await makeSubject().dependencies) { askedFor += 1 }.screen(for: .newest)
        for task in render(screen).tasks { await task.run() }
        let rendering = render(screen)
        let button = try #require(rendering.handlers.ids.first)
        rendering.handlers.handler(id: button, kind: .click)?.run()
        #expect(askedFor == 1)
    }

    @Test func aLinkHasItsParentsBeneathIt() async throws {
        let coordinator = LogbookCoordinator(dependencies: try await makeSubject().dependencies) {}
        let february = LogbookRoute.until(try day("2026-02-01"))
        let cut = LogbookRoute.after(LogbookPlace(epochSecond: 1, place: 2, key: 3))
        let reading = LogbookRoute.reading(.init(rawValue: "r1"))
        let rest = LogbookRoute.withoutTimeAfter(UntimedPlace(device: 1, place: 2, key: 3))
        let other = LogbookRoute.reading(.init(rawValue: "r2"))
        let cases: [(route: LogbookRoute, from: [LogbookRoute], stack: [LogbookRoute])] = [
            (.newest, [.newest, february, reading], [.newest]),
            (february, [.newest], [.newest, february]),
            (cut, [.newest, february], [.newest, cut]),
            (.withoutTime, [.newest, reading], [.newest, .withoutTime]),
            (.unreadable, [], [.newest, .unreadable]),
            (.unreadableAfter(7), [.newest, .unreadable], [.newest, .unreadableAfter(7)]),
            (rest, [.newest, .withoutTime], [.newest, rest]),
            (reading, [.newest, rest], [.newest, rest, reading]),
            (reading, [], [.newest, reading]),
            (reading, [.newest], [.newest, reading]),
            (reading, [.newest, february], [.newest, february, reading]),
            (reading, [.newest, cut], [.newest, cut, reading]),
            (reading, [.newest, .withoutTime, other], [.newest, .withoutTime, reading]),
            (reading, [.newest, .unreadable], [.newest, reading]),
        ]
        for (route, stack, expected) in cases {
            #expect(coordinator.stack(to: route, from: stack) == expected)
        }
    }
}
