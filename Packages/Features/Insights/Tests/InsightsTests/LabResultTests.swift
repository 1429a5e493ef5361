import Common
import Domain
import Foundation
import Insights
import Observation
import Persistence
import ReadingStore
import ReadingStoreImplementation
import TestSupport
import Testing

@testable import InsightsImplementation

/// Values of a laboratory are entered, changed, removed and brought back, in the real database.
@MainActor @Suite(.timeLimit(.minutes(10)))
struct LabResultTests {
    private func makeForm(_ subject: Subject, editing id: LabResult.ID? = nil) async -> LiveLabFormViewModel {
        let form = LiveLabFormViewModel(reader: subject.reader, editing: id)
        await form.load()
        return form
    }

    private func results(_ subject: Subject) async throws -> [LabResult] {
        try await subject.reader.labResults.results(of: .first)
    }

    private func settle(_ isSo: () async throws -> Bool) async throws {
        while try await !isSo() { await Task.yield() }
    }

    @Test func aValueIsKeptAsItWasEntered() async throws {
        let subject = try await Subject()
        let form = await makeForm(subject)
        #expect(form.date == CivilDate("2026-03-01"), "today at first")
        form.number = "6,9"
        var hasLeft = false
        form.onSave = { hasLeft = true }
        form.save()
        #expect(hasLeft)
        try await settle { try await !results(subject).isEmpty }
        let result = try #require(try await results(subject).first)
        #expect(result.tenths == 69 && result.unit == .percent && abs(result.millimolesPerMole - 51.91275) < 1e-9)
        let edited = await makeForm(subject, editing: result.id)
        #expect(edited.number == "6.9" && edited.date == result.date)
        (edited.number, edited.unit) = ("52", .millimolesPerMole)
        edited.save()
        try await settle { try await results(subject).first?.unit == .millimolesPerMole }
        #expect(try await results(subject).count == 1)
    }

    @Test func whatIsWrongIsSaidAndNothingIsKept() async throws {
        let subject = try await Subject()
        let form = await makeForm(subject)
        form.onSave = { Issue.record("left with problems") }
        for (number, unit) in [
            ("", LabResult.Unit.percent), ("x", .percent), ("2.9", .percent), ("20.1", .percent), ("6.9", .millimolesPerMole),
        ] {
            (form.number, form.unit) = (number, unit)
            form.save()
            #expect(form.problems == [.number], "\(number)")
        }
        (form.number, form.unit, form.date) = ("6.9", .percent, CivilDate("2026-03-02"))
        form.save()
        #expect(form.problems == [.dateInFuture])
        form.date = nil
        form.save()
        #expect(form.problems == [.dateMissing])
        #expect(try await results(subject).isEmpty)
    }

    @Test func aValueThatIsGoneIsAFailure() async throws {
        let form = await makeForm(try await Subject(), editing: LabResult.ID(rawValue: "nobody"))
        #expect(form.stored == .failed(.noSuchResult))
        form.save()
        #expect(form.problems.isEmpty)
    }

    @Test func whatWasNotStoredComesBackToTheForm() async throws {
        let subject = try await Subject()
        let form = await makeForm(subject)
        form.number = "7.1"
        await subject.database.close()
        var cameBack = false
        form.onFailure = { cameBack = true }
        form.save()
        try await settle { cameBack }
        guard case .notStored = form.failure else {
            Issue.record("\(String(describing: form.failure))")
            return
        }
        #expect(form.number == "7.1")
    }

    @Test func aRemovedValueCanComeBack() async throws {
        let subject = try await Subject()
        let result = LabResult(id: .init(rawValue: "1"), date: try #require(CivilDate("2026-01-04")), tenths: 690, unit: .millimolesPerMole)
        try await subject.reader.labResults.set(result, of: .first)
        let list = LiveLabResultsViewModel(reader: subject.reader)
        await list.load()
        #expect(list.results == .loaded([result]))
        list.remove(result)
        try await settle { list.results == .loaded([]) && list.removed == result }
        list.restore()
        try await settle { list.results == .loaded([result]) && list.removed == nil }
        list.remove(result)
        try await settle { list.removed != nil }
        list.dismiss()
        #expect(list.removed == nil && list.failure == nil)
    }

    @Test func aPersonsValuesGoWithThemWithoutATrace() async throws {
        let folder = try TemporaryFolder()
        let subject = try await Subject(.file(path: folder.path("meterbook.db")))
        let mia = try await subject.store.addPerson(name: "Mia")
        let secret = LabResult(
            id: .init(rawValue: "persimmon-of-mia"), date: try #require(CivilDate("2026-01-04")), tenths: 69, unit: .percent)
        let other = LabResult(id: .init(rawValue: "2"), date: secret.date, tenths: 70, unit: .percent)
        try await subject.reader.labResults.set(secret, of: mia.id)
        try await subject.reader.labResults.set(other, of: .first)
        #expect(try traces(in: folder) > 0)
        try await subject.store.erase(mia.id)
        #expect(try await results(subject) == [other])
        #expect(try await subject.reader.labResults.results(of: mia.id).isEmpty)
        #expect(try traces(in: folder) == 0, "no byte is left in the files")
        await subject.database.close()
    }

    private func traces(in folder: TemporaryFolder) throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: folder.path("")).reduce(0) { count, name in
            let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path(name)))
            return count + (bytes.range(of: Data("persimmon".utf8)) == nil ? 0 : 1)
        }
    }
}
