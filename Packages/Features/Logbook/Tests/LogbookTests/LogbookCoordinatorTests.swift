import DeviceSyncMocks
import Domain
import LiveUIMocks
import LogbookMocks
import ReadingStore
import ReadingStoreMocks
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
            (.reading(id), "Reading", "Accu-Chek Guide"), (.edit(id), "Edit reading", "The meter measured this value"),
            (.add, "Add reading", "Blood glucose"), (.find(LogbookFilter(bands: [.inTarget]), nil), "Readings found", "2 readings found"),
        ]
        let coordinator = makeCoordinator(subject)
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
        let screen = makeCoordinator(subject).screen(for: .reading(.init(rawValue: "none")))
        for task in render(screen).tasks { await task.run() }
        #expect(render(screen).html.contains("There is no such reading"))
    }

    @Test func theEmptyLogbookLeadsToTheMeters() async throws {
        var askedFor = 0
        let screen = makeCoordinator(try await makeSubject()) { askedFor += 1 }.screen(for: .newest)
        for task in render(screen).tasks { await task.run() }
        try press("Add a device", in: render(screen))
        #expect(askedFor == 1)
    }

    @Test func aReadingsPageLeadsBackToTheListItLiesOn() async throws {
        let subject = try await makeSubject()
        try await subject.sync([("2026-02-01T08:00:00", .milligrams(100))])
        let id = try #require(try await subject.reader.page(.newest).readingIDs.first)
        let found = LogbookRoute.find(LogbookFilter(words: "run"), nil)
        let html = render(makeCoordinator(subject, stack: [.newest, found, .reading(id)]).screen(for: .reading(id))).html
        #expect(html.contains("href=\"/find?words=run\""))
    }

    @Test func aSearchLeadsToWhatItFinds() async throws {
        let subject = try await makeSubject()
        try await subject.sync([("2026-02-01T08:00:00", .milligrams(100))])
        let navigation = MockNavigation()
        let screen = makeCoordinator(subject, navigation: navigation).screen(for: .newest)
        for task in render(screen).tasks { await task.run() }
        try press("Search", in: render(screen))
        #expect(navigation.calls == [.open(LogbookRoute.newest)], "without anything to look for, it is the whole logbook")
        let coordinator = makeCoordinator(subject, navigation: navigation)
        let found = coordinator.screen(for: .find(LogbookFilter(words: "run"), nil))
        for task in render(found).tasks { await task.run() }
        try press("Search", in: render(found))
        #expect(navigation.calls.last == .open(LogbookRoute.find(LogbookFilter(words: "run"), nil)))
    }

    @Test func aDeletedReadingsPageIsLeftAndCanBeBroughtBack() async throws {
        let subject = try await makeSubject()
        try await subject.sync([("2026-02-01T08:00:00", .milligrams(100))])
        let id = try #require(try await subject.reader.page(.newest).readingIDs.first)
        let navigation = MockNavigation()
        let coordinator = makeCoordinator(subject, navigation: navigation, stack: [.newest, .reading(id)])
        let screen = coordinator.screen(for: .reading(id))
        for task in render(screen).tasks { await task.run() }
        try press("Delete reading", in: render(screen))
        let dialog = render(screen)
        #expect(dialog.html.contains("Delete this reading?"))
        let button = try #require(dialog.handlers.ids.last { dialog.html.contains("id=\"\($0)\" class=\"button button-destructive\"") })
        dialog.handlers.handler(id: button, kind: .click)?.run()
        await until { render(screen).html.contains("1 reading deleted.") }
        #expect(navigation.calls == [.pop])
        let list = coordinator.screen(for: .newest)
        for task in render(list).tasks { await task.run() }
        try press("Undo", in: render(list))
        await until { render(list).html.contains("Undone.") }
        #expect(try await subject.reader.page(.newest).readingIDs == [id])
    }

    /// Without a script the next page is asked for at once: it must not be the form again.
    @Test func aFormIsLeftAtOnceAndComesBackAsItWasWhereItCouldNotBeSaved() async throws {
        let subject = try await makeSubject()
        let editing = MockReadingEditing()
        editing.addCall.toThrow(.storage(.full, "the disk is full"))
        let navigation = MockNavigation()
        let coordinator = LogbookCoordinator(
            dependencies: LogbookDependencies(
                readings: subject.store, editing: editing, people: subject.store, preferences: subject.preferences,
                wallClock: subject.dependencies.wallClock),
            syncing: MockDeviceSyncing(devices: []), navigation: navigation, onStack: { [.newest, .add] }, onAddDevice: {})
        let screen = coordinator.screen(for: .add)
        for task in render(screen).tasks { await task.run() }
        let rendering = render(screen)
        let form = try #require(rendering.handlers.ids.first { rendering.handlers.handler(id: $0, kind: .submit) != nil })
        let names = rendering.html.matches(of: /\ name="([^"]+)"/).map { String($0.1) }
        rendering.handlers.handler(id: form, kind: .submit)?.run(EventValue(fields: [names[1]: ["101"]]))
        #expect(navigation.calls == [.pop])
        await until { render(screen).html.contains("The change could not be saved") }
        #expect(navigation.calls == [.pop, .open(LogbookRoute.add)])
        let again = render(coordinator.screen(for: .add)).html
        #expect(again.contains("value=\"101\"") && again.contains("The change could not be saved"))
        #expect(!render(coordinator.screen(for: .add)).html.contains("value=\"101\""), "the next one is new")
    }

    private func makeCoordinator(
        _ subject: Subject, navigation: MockNavigation = MockNavigation(), stack: [LogbookRoute] = [.newest],
        onAddDevice: @escaping @MainActor () -> Void = {}
    ) -> LogbookCoordinator {
        LogbookCoordinator(
            dependencies: subject.dependencies, syncing: MockDeviceSyncing(devices: []), navigation: navigation, onStack: { stack },
            onAddDevice: onAddDevice)
    }

    @Test func aLinkHasItsParentsBeneathIt() async throws {
        let coordinator = makeCoordinator(try await makeSubject())
        let february = LogbookRoute.until(try day("2026-02-01"))
        let cut = LogbookRoute.after(LogbookPlace(epochSecond: 1, place: 2, key: 3))
        let reading = LogbookRoute.reading(.init(rawValue: "r1"))
        let rest = LogbookRoute.withoutTimeAfter(UntimedPlace(device: 1, place: 2, key: 3))
        let found = LogbookRoute.find(LogbookFilter(words: "run"), nil)
        let edit = LogbookRoute.edit(.init(rawValue: "r1"))
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
            (reading, [.newest, found], [.newest, found, reading]),
            (found, [.newest, february], [.newest, found]),
            (.add, [.newest, found], [.newest, found, .add]),
            (.add, [], [.newest, .add]),
            (edit, [], [.newest, reading, edit]),
            (edit, [.newest, found, reading], [.newest, found, reading, edit]),
        ]
        for (route, stack, expected) in cases {
            #expect(coordinator.stack(to: route, from: stack) == expected)
        }
    }
}
