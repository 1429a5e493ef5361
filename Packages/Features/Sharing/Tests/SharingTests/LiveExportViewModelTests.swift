import Domain
import Persistence
import Preferences
import PreferencesImplementation
import ReadingStore
import ReadingStoreImplementation
import Sharing
import Testing

@testable import SharingImplementation

@MainActor @Suite(.timeLimit(.minutes(10)))
struct LiveExportViewModelTests {
    @Test func itOffersWhoAndWhatThereIs() async throws {
        let subject = try await Subject()
        try await subject.sync(.guide, [.make(1)])
        let viewModel = makeSubject(subject)
        #expect(viewModel.state == .loading)
        await viewModel.load()
        let choices = try #require(viewModel.choices)
        #expect(choices.people.map(\.id) == [.first] && choices.meters.map(\.name) == ["Accu-Chek Guide"])
        #expect(viewModel.draft == ExportRequest(.csv, person: .first) && viewModel.count == .known(1))
    }

    @Test func itBeginsWithThePersonWhoIsShown() async throws {
        let subject = try await Subject()
        let mia = try await subject.store.addPerson(name: "Mia")
        try await subject.preferences.set(.person(mia.id), for: .shownPerson)
        let viewModel = makeSubject(subject)
        await viewModel.load()
        #expect(viewModel.draft.person == mia.id)
        viewModel.draft.person = nil
        await viewModel.load()
        #expect(viewModel.draft.person == nil, "a choice is not taken back")
    }

    @Test func eachChoiceIsCountedAndWhatIsWrongIsSaid() async throws {
        let subject = try await Subject()
        _ = try await subject.store.addPerson(name: "Mia")
        try await subject.add(milligrams(100))
        let viewModel = makeSubject(subject)
        await viewModel.load()
        viewModel.draft.to = CivilDate("2020-01-01")
        await settle(viewModel)
        #expect(viewModel.count == .known(0))
        viewModel.draft.from = CivilDate("2021-01-01")
        await settle(viewModel)
        #expect(viewModel.count == .failed(.daysReversed))
        viewModel.draft = ExportRequest(.nightscout)
        await settle(viewModel)
        #expect(viewModel.count == .failed(.personNeeded))
        #expect(await viewModel.file() == nil)
    }

    @Test func theFileHasANameOfItsDay() async throws {
        let subject = try await Subject()
        try await subject.add(milligrams(100))
        let viewModel = makeSubject(subject)
        await viewModel.load()
        let file = try #require(await viewModel.file())
        #expect(file.name == "meterbook-2026-03-01.csv" && file.contentType == "text/csv; charset=utf-8")
        var count = 0
        for try await chunk in file.chunks { count += chunk.count }
        #expect(count > 100)
        viewModel.draft.format = .fhir
        #expect(await viewModel.file()?.name == "meterbook-2026-03-01.json")
    }

    @Test func aStoreThatCannotBeReadIsSaid() async throws {
        let subject = try await Subject()
        let viewModel = makeSubject(subject)
        await subject.database.close()
        await viewModel.load()
        guard case .failed(.notRead) = viewModel.state else {
            Issue.record("\(viewModel.state)")
            return
        }
    }

    private func makeSubject(_ subject: Subject) -> LiveExportViewModel {
        LiveExportViewModel(dependencies: subject.dependencies, exporting: subject.exporting)
    }

    private func settle(_ viewModel: LiveExportViewModel) async {
        while viewModel.count == .counting { await Task.yield() }
    }
}

extension LiveExportViewModel {
    fileprivate var choices: ExportChoices? {
        if case .loaded(let choices) = state { choices } else { nil }
    }
}
