import Common
import Domain
import LogbookMocks
import Preferences
import PreferencesImplementation
import ReadingStore
import ReadingStoreImplementation
import ReadingStoreMocks
import Testing

@testable import LogbookImplementation

/// What is typed reaches the store as it was meant, and what is wrong with it is said and kept.
@MainActor @Suite(.timeLimit(.minutes(10)))
struct LiveReadingFormTests {
    @Test func aNewReadingIsOfNowInTheUnitOfChoice() async throws {
        let subject = try await makeSubject()
        try await subject.preferences.set(.always(.millimolesPerLiter), for: .unit)
        let form = subject.makeForm()
        await form.load()
        #expect(form.form.value?.measures == [.glucose(.millimolesPerLiter), .ketone])
        #expect(form.draft == ReadingDraft(measure: .glucose(.millimolesPerLiter), time: try time("2026-03-01T12:00:00")))
    }

    @Test func withoutAUnitOfChoiceBothCanBeTypedThatOfTheMeterFirst() async throws {
        let subject = try await makeSubject()
        try await subject.sync([("2026-02-01T08:00:00", .millimoles(tenths: 56))])
        let form = subject.makeForm()
        await form.load()
        #expect(form.form.value?.measures == [.glucose(.millimolesPerLiter), .glucose(.milligramsPerDeciliter), .ketone])
        #expect(form.draft.measure == .glucose(.millimolesPerLiter))
    }

    @Test(arguments: [
        (Measure.glucose(.millimolesPerLiter), "5,6", TestResult.glucose(.tenthsOfMillimolesPerLiter(56))),
        (.glucose(.millimolesPerLiter), " 5.6 ", .glucose(.tenthsOfMillimolesPerLiter(56))),
        (.glucose(.millimolesPerLiter), "0.6", .glucose(.tenthsOfMillimolesPerLiter(6))),
        (.glucose(.millimolesPerLiter), "33.3", .glucose(.tenthsOfMillimolesPerLiter(333))),
        (.glucose(.milligramsPerDeciliter), "10", .glucose(.milligramsPerDeciliter(10))),
        (.glucose(.milligramsPerDeciliter), "600", .glucose(.milligramsPerDeciliter(600))),
        (.ketone, "0", .ketones(hundredths: 0) ?? .ketoneNone), (.ketone, "8,0", .ketones(hundredths: 800) ?? .ketoneNone),
    ])
    func aValueThatCanBeIsSaved(measure: Measure, text: String, result: TestResult) async throws {
        let subject = try await makeSubject()
        let actions = subject.makeActions()
        let saved = Tally()
        let form = subject.makeForm(actions) { saved.count += 1 }
        await form.load()
        form.draft = ReadingDraft(
            measure: measure, value: text, time: try time("2026-02-28T07:05:00"), meal: .fasting, note: "a\r\nb", tags: "sport, x")
        form.save()
        await until { !form.isSaving }
        #expect(saved.count == 1)
        let reading = try #require(try await subject.store.readings(ReadingQuery()).first)
        #expect(reading.result == result)
        #expect(reading.measuredAt == (try time("2026-02-28T07:05:00")))
        #expect((reading.source, reading.meal, reading.note) == (.manual, .fasting, "a\nb"))
        #expect(reading.tags.map(\.name) == ["sport", "x"])
        #expect(actions.board.notice == LogbookNotice(id: 1, deed: .added, canUndo: true))
        actions.board.undo()
        await until { actions.board.notice?.deed == .undone }
        #expect(try await subject.store.readings(ReadingQuery()).isEmpty)
    }

    @Test(arguments: [
        (Measure.glucose(.millimolesPerLiter), "0.5"), (.glucose(.millimolesPerLiter), "33.4"),
        (.glucose(.milligramsPerDeciliter), "9"), (.glucose(.milligramsPerDeciliter), "601"), (.glucose(.milligramsPerDeciliter), "5.6"),
        (.ketone, "8.05"),
        (.ketone, "8.1"), (.ketone, "-0.1"), (.ketone, ""), (.ketone, "\u{202E}1'\"><script>"), (.ketone, "99999999999999999"),
    ])
    func aValueThatCannotBeIsSaidAndKept(measure: Measure, text: String) async throws {
        let subject = try await makeSubject()
        let form = subject.makeForm()
        await form.load()
        form.draft.measure = measure
        form.draft.value = text
        form.save()
        #expect(form.problems == [.value(measure)])
        #expect(form.draft.value == text)
        #expect(try await subject.store.readings(ReadingQuery()).isEmpty)
    }

    @Test(arguments: [(Measure.glucose(.millimolesPerLiter), "5.55"), (.glucose(.milligramsPerDeciliter), "99,9"), (.ketone, "0.65")])
    func tooManyDecimalsAreSaidToBeThat(measure: Measure, text: String) async throws {
        let form = try await makeSubject().makeForm()
        await form.load()
        form.draft.measure = measure
        form.draft.value = text
        form.save()
        #expect(form.problems == [.decimals(measure)])
    }

    @Test func everythingThatIsWrongIsSaidInTheOrderOfTheFields() async throws {
        let form = try await makeSubject().makeForm()
        await form.load()
        form.draft.time = nil
        form.draft.tags = String(repeating: "x", count: 41)
        form.save()
        #expect(form.problems == [.value(.glucose(.milligramsPerDeciliter)), .timeMissing, .tagTooLong])
        form.draft.value = "100"
        form.draft.time = try time("2026-03-01T12:01:00")
        form.draft.tags = ""
        form.save()
        #expect(form.problems == [.timeInFuture])
    }

    @Test func whatWasNotTouchedIsNotChanged() async throws {
        let subject = try await makeSubject()
        try await subject.sync([("2026-02-01T08:00:33", .millimoles(tenths: 56))])
        let id = try #require(try await subject.reader.page(.newest).readingIDs.first)
        let saved = Tally()
        let actions = subject.makeActions()
        let form = subject.makeForm(editing: id, actions) { saved.count += 1 }
        await form.load()
        form.draft.time = try time("2026-02-01T08:00:00")
        form.save()
        await until { !form.isSaving }
        #expect(saved.count == 1)
        #expect(actions.board.notice == nil)
        #expect(try await subject.store.history(of: id).isEmpty, "a form knows no seconds")
    }

    @Test func aMetersReadingIsEditedButForItsValue() async throws {
        let subject = try await makeSubject()
        try await subject.sync([("2026-02-01T08:00:00", .milligrams(100))])
        let id = try #require(try await subject.reader.page(.newest).readingIDs.first)
        let saved = Tally()
        let form = subject.makeForm(editing: id) { saved.count += 1 }
        await form.load()
        #expect(form.form.value?.isValueTyped == false)
        form.draft = ReadingDraft(
            measure: .ketone, value: "1.0", time: try time("2026-02-01T09:00:00"), meal: .bedtime, note: "n", tags: "t", isLeftOut: true,
            reason: " ")
        form.save()
        #expect(form.problems == [.reasonMissing])
        form.draft.reason = "Spoiled strip"
        form.save()
        await until { !form.isSaving }
        #expect(saved.count == 1)
        let reading = try #require(try await subject.store.reading(id))
        #expect(reading.result == .milligrams(100))
        #expect(reading.measuredAt == (try time("2026-02-01T09:00:00")))
        #expect((reading.meal, reading.note, reading.exclusion) == (.bedtime, "n", "Spoiled strip"))
        #expect(Set(reading.tags) == (try tags("t")))
    }

    @Test func aTypedValueIsEditedInItsOwnUnit() async throws {
        let subject = try await makeSubject()
        let added = try await subject.store.add(NewReading(measuredAt: try time("2026-02-01T08:00:00"), result: .milligrams(101)))
        try await subject.preferences.set(.always(.millimolesPerLiter), for: .unit)
        let saved = Tally()
        let form = subject.makeForm(editing: added.id) { saved.count += 1 }
        await form.load()
        #expect(form.draft.measure == .glucose(.milligramsPerDeciliter))
        form.draft.value = "101"
        form.save()
        await until { !form.isSaving }
        #expect(saved.count == 1)
        #expect(try await subject.store.history(of: added.id).isEmpty)
        form.draft.value = "99"
        form.save()
        await until { !form.isSaving }
        #expect(saved.count == 2)
        #expect(try await subject.store.reading(added.id)?.result == .milligrams(99))
    }

    @Test func whatWasEnteredStaysWhenTheFormIsReadAgain() async throws {
        let form = try await makeSubject().makeForm()
        await form.load()
        form.draft.note = "half"
        await form.load()
        #expect(form.draft.note == "half")
        form.toggle(try #require(ReadingTag("sport")))
        #expect(form.draft.tags == "sport")
    }

    @Test func aFailureIsSaidAndNothingIsLost() async throws {
        let subject = try await makeSubject()
        let editing = MockReadingEditing()
        editing.addCall.toThrow(.storage(.full, "the disk is full"))
        let actions = ReadingActions(editing: editing, board: LiveNoticeBoard(editing: editing))
        let form = subject.makeForm(actions)
        let failed = Tally()
        form.onFailure = { failed.count += 1 }
        await form.load()
        form.draft.value = "100"
        form.save()
        await until { form.failure == .notChanged("the disk is full") }
        #expect(form.draft.value == "100")
        #expect(failed.count == 1)
        #expect(actions.board.notice == nil)
        let missing = subject.makeForm(editing: .init(rawValue: "none"))
        await missing.load()
        #expect(missing.form == .failed(.noSuchReading))
    }
}
