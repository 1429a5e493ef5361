import Common
import Domain
import Foundation
import Persistence
import Preferences
import PreferencesImplementation
import Profile
import ReadingStore
import ReadingStoreImplementation
import TestSupport
import Testing

@testable import ProfileImplementation

/// The screens over the real store.
@MainActor @Suite(.timeLimit(.minutes(10)))
struct LivePeopleTests {
    @Test func everyoneIsListedWithWhatTheyHave() async throws {
        let subject = try await Subject()
        let viewModel = LivePeopleViewModel(reader: subject.reader)
        await viewModel.load()
        #expect(viewModel.people == .loaded([PersonRow(id: .first, name: "", readingCount: 0, meterCount: 0)]))
        let mia = try await subject.store.addPerson(name: "Mia")
        try await subject.addReading(of: mia.id)
        _ = try await subject.addMeter(of: mia.id)
        while viewModel.people.value?.last != PersonRow(id: mia.id, name: "Mia", readingCount: 1, meterCount: 1) { await Task.yield() }
    }

    @Test func aPageIsShownInTheUnitOfTheReadingsOrOfChoice() async throws {
        let subject = try await Subject()
        try await subject.addReading()
        try await subject.store.setTargetSet(.pregnancy.with(meals: [.fasting: .standard]), of: .first)
        let viewModel = LivePersonViewModel(reader: subject.reader, person: .first)
        await viewModel.load()
        let page = try #require(viewModel.page.value)
        #expect(page.unit == .millimolesPerLiter && page.choice == .pregnancy && !page.hasOthers && page.readingCount == 1)
        #expect(page.target == PersonPage.TargetRange(low: 35, high: 78))
        #expect(page.mealTargets == [MealTarget(meal: .fasting, low: 39, high: 100)])
        try await subject.preferences.set(.always(.milligramsPerDeciliter), for: .unit)
        while viewModel.page.value?.target != PersonPage.TargetRange(low: 63, high: 140) { await Task.yield() }
        let gone = LivePersonViewModel(reader: subject.reader, person: Person.ID(rawValue: "gone"))
        await gone.load()
        #expect(gone.page == .failed(.noSuchPerson))
    }

    @Test func everythingOfSomeoneIsInOneFile() async throws {
        let subject = try await Subject()
        let mia = try await subject.store.addPerson(name: "Mia")
        try await subject.store.setProfile(
            PersonProfile(name: "Ada", birthDate: CivilDate("1957-03-27"), diabetesType: .type1, address: DeliveryAddress(city: "Bonn")),
            of: .first)
        try await subject.store.setTargetSet(.standard.with(meals: [.fasting: .pregnancy]), of: .first)
        _ = try await subject.addMeter(of: .first)
        try await subject.addReading(note: "jam \"&\" tea")
        try await subject.addReading(of: mia.id, note: "Mia’s")
        let viewModel = LivePersonViewModel(reader: subject.reader, person: .first)
        let bytes = try #require(await viewModel.document())
        let text = String(decoding: bytes, as: UTF8.self)
        let document = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        #expect(document["schema"] as? Int == 1 && !text.contains("Mia"))
        let person = try #require(document["person"] as? [String: Any])
        #expect(person["name"] as? String == "Ada" && person["birth_date"] as? String == "1957-03-27" && person["clinic"] == nil)
        #expect((person["address"] as? [String: String]) == ["city": "Bonn"])
        let readings = try #require(document["readings"] as? [[String: Any]])
        #expect(readings.count == 1 && readings[0]["value"] as? Double == 5.6 && readings[0]["note"] as? String == "jam \"&\" tea")
        #expect(readings[0]["measured_at"] as? String == "2026-02-01T08:00:00" && readings[0]["unit"] as? String == "mmol/L")
        #expect((document["meters"] as? [[String: Any]])?.first?["name"] as? String == "Guide")
        let targets = try #require(document["targets"] as? [String: Any])
        #expect(targets["milligrams_per_deciliter"] as? [Int] == [54, 70, 180, 250])
        await subject.database.close()
        #expect(await viewModel.document() == nil && viewModel.failure != nil)
    }

    @Test func someoneSaysWhoTheyAre() async throws {
        let subject = try await Subject()
        let form = LivePersonFormViewModel(reader: subject.reader, editing: .first)
        form.save()
        await form.load()
        form.draft = PersonDetails(
            name: " Ada\r\n", birthDate: CivilDate("1957-03-27"), diabetes: .gestational, clinic: "A\r\nB ", city: "Bonn")
        try await save(form.saving) { form.save() }
        let stored = try await subject.store.profile(of: .first)
        #expect(
            stored
                == PersonProfile(
                    name: "Ada", birthDate: CivilDate("1957-03-27"), diabetesType: .gestational, clinic: "A\nB",
                    address: DeliveryAddress(city: "Bonn")))
        let again = LivePersonFormViewModel(reader: subject.reader, editing: .first)
        await again.load()
        #expect(again.draft.name == "Ada" && again.draft.diabetes == .gestational && again.stored == .loaded(again.draft))
    }

    @Test func namesTellPeopleApart() async throws {
        let subject = try await Subject()
        try await subject.store.rename(.first, to: "Ada")
        let form = LivePersonFormViewModel(reader: subject.reader, editing: nil)
        await form.load()
        form.save()
        #expect(form.problems == [.nameMissing])
        form.draft.name = "ada "
        form.draft.birthDate = CivilDate("2026-03-02")
        form.save()
        #expect(form.problems == [.nameTaken, .birthDateInFuture])
        form.draft.name = "Mia"
        form.draft.birthDate = CivilDate("2026-03-01")
        try await save(form.saving) { form.save() }
        #expect(form.problems == [])
        #expect(try await subject.store.people().map(\.name) == ["Ada", "Mia"])
    }

    @Test func whatCannotBeStoredComesBackToTheForm() async throws {
        let subject = try await Subject()
        let form = LivePersonFormViewModel(reader: subject.reader, editing: .first)
        await form.load()
        form.draft.name = "Ada"
        await subject.database.close()
        try await save(form.saving, fails: true) { form.save() }
        guard case .notStored = form.failure else {
            Issue.record("\(String(describing: form.failure))")
            return
        }
        #expect(form.draft.name == "Ada")
    }

    @Test func aMeterIsGivenAwayWithItsReadings() async throws {
        let subject = try await Subject()
        let mia = try await subject.store.addPerson(name: "Mia")
        let meter = try await subject.addMeter(of: .first)
        let form = LiveOwnerFormViewModel(reader: subject.reader, device: meter, owner: .first)
        await form.load()
        #expect(form.choice.value?.people.count == 2 && form.choice.value?.readingCount == 0 && form.newOwner == .first)
        form.newOwner = mia.id
        form.takesReadings = true
        try await save(form.saving) { form.save() }
        #expect(try await subject.store.devices().map(\.person) == [mia.id])
        let again = LiveOwnerFormViewModel(reader: subject.reader, device: meter, owner: .first)
        await again.load()
        #expect(again.choice == .failed(.noSuchMeter))
    }

    @Test func someoneIsErasedOnceTheirNameWasTyped() async throws {
        let subject = try await Subject()
        try await subject.store.rename(.first, to: "Ada")
        let mia = try await subject.store.addPerson(name: "Mia")
        try await subject.addReading(of: mia.id, note: "jam")
        try await subject.preferences.set(.person(mia.id), for: .shownPerson)
        let viewModel = LiveErasingViewModel(reader: subject.reader, person: mia.id)
        await viewModel.load()
        #expect(viewModel.summary == .loaded(ErasureSummary(name: "Mia", readingCount: 1, noteCount: 1, meterCount: 0, isLast: false)))
        viewModel.typed = "Ada"
        viewModel.erase(confirmedBy: "Mia")
        #expect(viewModel.isMistyped && !viewModel.isErasing)
        viewModel.typed = " mia "
        var erased = 0
        viewModel.onErased = { erased += 1 }
        viewModel.erase(confirmedBy: "Mia")
        #expect(!viewModel.isMistyped && viewModel.isErasing)
        while erased == 0 { await Task.yield() }
        #expect(try await subject.store.people().map(\.name) == ["Ada"])
        #expect(try await subject.preferences.values()[.shownPerson] == .first)
        #expect(viewModel.failure == nil)
    }

    /// Another process reads in the files meanwhile.
    @Test(.timeLimit(.minutes(10))) func whoIsGoneButForTracesIsShownNoMore() async throws {
        let folder = try TemporaryFolder()
        let file = DatabaseLocation.file(path: folder.path("meterbook.db"))
        let subject = try await Subject(try Database(file))
        let mia = try await subject.store.addPerson(name: "Mia")
        try await subject.preferences.set(.person(mia.id), for: .shownPerson)
        let other = try Database(file, access: .readOnly)
        let (begun, hasBegun) = AsyncStream<Void>.makeStream()
        let end = DispatchSemaphore(value: 0)
        let reading = Task {
            try await other.read { connection in
                _ = try connection.query("SELECT count(*) FROM readings_people") { try $0.int(0) }
                hasBegun.yield()
                end.wait()
            }
        }
        for await _ in begun { break }
        let viewModel = LiveErasingViewModel(reader: subject.reader, person: mia.id)
        await viewModel.load()
        viewModel.typed = "Mia"
        viewModel.erase(confirmedBy: "Mia")
        while viewModel.isErasing { await Task.yield() }
        end.signal()
        try await reading.value
        #expect(viewModel.isGone)
        #expect(try await subject.preferences.values()[.shownPerson] == .first)
        await other.close()
    }

    @Test func aPersonWhoIsGoneCannotBeErased() async throws {
        let subject = try await Subject()
        let mia = try await subject.store.addPerson(name: "Mia")
        let viewModel = LiveErasingViewModel(reader: subject.reader, person: mia.id)
        await viewModel.load()
        await subject.database.close()
        viewModel.typed = "Mia"
        viewModel.erase(confirmedBy: "Mia")
        while viewModel.isErasing { await Task.yield() }
        guard case .notStored = viewModel.failure else {
            Issue.record("\(String(describing: viewModel.failure))")
            return
        }
    }

    /// Runs what saves, and waits for the store.
    private func save(_ saving: Saving, fails: Bool = false, _ action: () -> Void) async throws {
        var calls: [String] = []
        saving.onSave = { calls.append("left") }
        saving.onFailure = { calls.append("back") }
        action()
        #expect(calls == ["left"], "the screen is left at once")
        while saving.isRunning { await Task.yield() }
        #expect(calls == (fails ? ["left", "back"] : ["left"]))
    }
}
