import Domain
import LiveUIMocks
import Persistence
import Preferences
import PreferencesImplementation
import Profile
import ProfileImplementation
import ReadingStore
import ReadingStoreImplementation
import Testing
import ViewCore

@MainActor @Suite(.timeLimit(.minutes(10)))
struct ProfileCoordinatorTests {
    @Test func everyRouteLeadsToItsScreen() async throws {
        let subject = try await Subject()
        _ = try await subject.store.addPerson(name: "Mia")
        let meter = try await subject.addMeter(of: .first)
        let coordinator = ProfileCoordinator(dependencies: subject.dependencies, navigation: MockNavigation())
        for (route, words) in [
            (ProfileRoute.people, "Mia"), (.add, "Add a person"), (.person(.first), "No name yet"), (.edit(.first), "Edit person"),
            (.targets(.first), "Most adults"), (.meter(.first, meter), "Guide"), (.erase(.first), "To confirm"),
            (.person(Person.ID(rawValue: "gone")), "There is no such person"),
        ] {
            let screen = coordinator.screen(for: route)
            for task in render(screen).tasks { await task.run() }
            #expect(render(screen).html.contains(words), "\(route)")
        }
    }

    @Test func aFormThatCouldNotBeStoredIsShownAgainAsItWas() async throws {
        let subject = try await Subject()
        let navigation = MockNavigation()
        let coordinator = ProfileCoordinator(dependencies: subject.dependencies, navigation: navigation)
        let screen = coordinator.screen(for: .edit(.first))
        for task in render(screen).tasks { await task.run() }
        await subject.database.close()
        let handlers = render(screen).handlers
        for id in handlers.ids { handlers.handler(id: id, kind: .click)?.run() }
        while navigation.calls.count < 2 { await Task.yield() }
        #expect(navigation.calls == [.pop, .open(ProfileRoute.edit(.first))])
        #expect(render(coordinator.screen(for: .edit(.first))).html.contains("This could not be stored"))
    }

    @Test func whoWasErasedIsLeft() async throws {
        let subject = try await Subject()
        let navigation = MockNavigation()
        let coordinator = ProfileCoordinator(dependencies: subject.dependencies, navigation: navigation)
        let screen = coordinator.screen(for: .erase(.first))
        for task in render(screen).tasks { await task.run() }
        let rendering = render(screen)
        let field = try #require(rendering.html.firstMatch(of: /<input id="([^"]*)" class="input"/)?.output.1)
        try #require(rendering.handlers.handler(id: String(field), kind: .input)).run(EventValue(text: "erase"))
        for id in rendering.handlers.ids { rendering.handlers.handler(id: id, kind: .click)?.run() }
        while navigation.calls.isEmpty { await Task.yield() }
        #expect(navigation.calls == [.open(ProfileRoute.people)])
    }
}
