import Common
import Domain
import Logbook
import LogbookMocks
import Persistence
import Preferences
import PreferencesImplementation
import ReadingStore
import ReadingStoreImplementation
import TestSupport
import Testing
import ViewCore

@testable import LogbookImplementation
@testable import LogbookViews

/// Several people in one household: each sees their own readings, and what is typed belongs to whom it was begun for.
@MainActor @Suite(.timeLimit(.minutes(10)))
struct PersonSwitchTests {
    @Test func theReadingsOfWhoIsShownAreShownInEveryList() async throws {
        let subject = try await makeSubject()
        let mia = try await subject.addMia()
        let logbook = subject.makeLogbook()
        await logbook.load()
        #expect(logbook.page.value?.entries.map(\.reading.person) == [.first])
        let people = LivePersonSwitchViewModel(reader: subject.reader)
        await people.load()
        #expect(people.people.value?.shown == .first && people.people.value?.named != nil)
        people.show(mia)
        while people.people.value?.shown != mia || logbook.page.value?.entries.map(\.reading.person) != [mia] { await Task.yield() }
        let reader = try await subject.reader.ofShownPerson()
        #expect(try await reader.found(LogbookFilter()).count == 1)
        #expect(try await reader.listWithoutTime().totalCount == 0)
        #expect(try await reader.knownTags().map(\.name) == ["school"])
    }

    @Test func whatIsTypedBelongsToWhomItWasBegunFor() async throws {
        let subject = try await makeSubject()
        let mia = try await subject.addMia()
        try await subject.preferences.set(.person(mia), for: .shownPerson)
        let form = subject.makeForm()
        await form.load()
        #expect(form.form.value?.person?.name == "Mia")
        try await subject.preferences.set(.first, for: .shownPerson)
        form.draft.value = "120"
        form.draft.measure = .glucose(.milligramsPerDeciliter)
        form.save()
        while form.isSaving { await Task.yield() }
        #expect(try await subject.store.readings(ReadingQuery(person: mia)).count == 2)
    }

    @Test func whereThereIsOnePersonNothingIsToldOrChosen() async throws {
        let subject = try await makeSubject()
        #expect(try await subject.reader.people().named == nil)
        #expect(try await subject.reader.form(editing: nil).person == nil)
        let alone = PersonSwitchedView(
            viewModel: MockPersonSwitchViewModel(people: .loaded(try await subject.reader.people()))
        ) { Text(verbatim: "list") }
        #expect(!render(alone).html.contains("<fieldset"))
    }

    @Test func whoIsGoneIsShownNoMore() async throws {
        let subject = try await makeSubject()
        let mia = try await subject.addMia()
        try await subject.preferences.set(.person(mia), for: .shownPerson)
        try await subject.store.erase(mia)
        #expect(try await subject.reader.ofShownPerson().person == .first)
        #expect(try await subject.reader.people().shown == .first)
        let nina = try await subject.store.addPerson(name: "Nina")
        try await subject.store.erase(.first)
        #expect(try await subject.reader.people() == ShownPeople(people: [nina], shown: nina.id))
    }

    @Test func everyoneCanBeChosen() throws {
        let people = [Person(id: .first, name: ""), Person(id: Person.ID(rawValue: "p2"), name: "<Mia>")]
        let viewModel = MockPersonSwitchViewModel(people: .loaded(ShownPeople(people: people, shown: .first)))
        let rendering = render(PersonSwitchedView(viewModel: viewModel) { Text(verbatim: "list") })
        #expect(rendering.html.contains("No name yet") && rendering.html.contains("&lt;Mia&gt;"))
        for option in rendering.html.matches(of: /<input id="([^"]*)"[^>]*value="([^"]*)"/) {
            rendering.handlers.handler(id: String(option.output.1), kind: .change)?.run(EventValue(text: String(option.output.2)))
        }
        #expect(viewModel.shown == people.map(\.id))
        viewModel.people = .failed(.notRead("a reason"))
        let failed = render(PersonSwitchedView(viewModel: viewModel) { Text(verbatim: "list") })
        #expect(failed.html.contains("list"), "the list is still there")
    }

    @Test func aChoiceThatCannotBeStoredIsSaid() async throws {
        let subject = try await makeSubject()
        let mia = try await subject.addMia()
        let people = LivePersonSwitchViewModel(reader: subject.reader)
        await people.load()
        await subject.database.close()
        people.show(mia)
        while people.people.value != nil { await Task.yield() }
        guard case .failed(.notChanged) = people.people else {
            Issue.record("\(people.people)")
            return
        }
    }
}

extension Subject {
    /// Somebody else with a reading, beside the first one's.
    fileprivate func addMia() async throws -> Person.ID {
        let mia = try await store.addPerson(name: "Mia").id
        _ = try await store.add(NewReading(measuredAt: try time("2026-02-28T08:00:00"), result: .milligrams(100)))
        _ = try await store.add(
            NewReading(
                person: mia, measuredAt: try time("2026-02-28T09:00:00"), result: .milligrams(110), tags: Array(try tags("school"))))
        return mia
    }
}
