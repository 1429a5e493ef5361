import Common
import CommonUI
import Domain
import LogbookMocks
import ReadingStore
import ReadingStoreImplementation
import TestSupport
import Testing
import ViewCore

@testable import LogbookImplementation
@testable import LogbookViews

/// What was done to a reading is told in plain words, newest first.
@MainActor @Suite(.timeLimit(.minutes(10)))
struct ReadingHistoryTests {
    @Test func everyChangeIsToldInPlainWords() async throws {
        let subject = try await makeSubject()
        let id = try await subject.store.add(NewReading(measuredAt: try time("2026-02-01T08:00:00"), result: .milligrams(101))).id
        _ = try await subject.store.edit(
            [id],
            [
                .note("After a run"), .meal(.fasting), .tags(Array(try tags("sport", "x"))), .exclusion("Wet fingers"),
                .measuredAt(try time("2026-02-01T09:30:00")), .result(.milligrams(99)), .zone("Europe/London"),
            ])
        let undone = try await subject.store.edit([id], [.note(nil)])
        _ = try await subject.store.undo(undone)
        _ = try await subject.store.edit([id], [.note("</p><script>\u{202E}"), .exclusion(nil)])
        _ = try await subject.store.delete([id])
        _ = try await subject.store.restore([id])
        let detail = try await subject.reader.detail(id)
        expectOutline(
            """
            section
              h2: Changes
              ul
                li: Brought back | Mar 1, 2026 12:00
                li: Deleted | Mar 1, 2026 12:00
                li: Counted in statistics again | Mar 1, 2026 12:00
                li: Note: changed from “After a run” to “&lt;/p&gt;&lt;script&gt;” | Mar 1, 2026 12:00
                li: Note: “After a run” removed | Undone | Mar 1, 2026 12:00
                li: Time zone: changed from “Europe/Berlin” to “Europe/London” | Mar 1, 2026 12:00
                li: Value: changed from “101 mg/dL” to “99 mg/dL” | Mar 1, 2026 12:00
                li: Time: changed from “Feb 1, 2026 08:00” to “Feb 1, 2026 09:30” | Mar 1, 2026 12:00
                li: Left out of statistics because: Wet fingers | Mar 1, 2026 12:00
                li: Tags: set to “sport, x” | Mar 1, 2026 12:00
                li: Meal: set to “Fasting” | Mar 1, 2026 12:00
                li: Note: set to “After a run” | Mar 1, 2026 12:00
            """
        ) { HistoryView(items: detail.history) }
    }

    @Test func withoutChangesNothingIsSaid() {
        expectOutline("") { HistoryView(items: []) }
    }

    @Test func resultsWithoutNumbersAreSaidToo() throws {
        let formats = EnvironmentValues().formats
        #expect(TestResult.high(unit: nil).words(formats) == "HI")
        #expect(TestResult.ketoneLow.words(formats) == "LO")
        #expect(TestResult.none(unit: nil).words(formats) == "–")
        #expect(try #require(TestResult.ketones(hundredths: 60)).words(formats) == "0.6\u{A0}mmol/L")
    }

    @Test func aLongTextIsShortened() {
        #expect("a b".shortened == "a b")
        #expect("a\nb".shortened == "a b")
        #expect(String(repeating: "x", count: 500).shortened.count == 120)
    }

    @Test func aReadingIsCountedAgainAndAFailureIsSaid() async throws {
        let subject = try await makeSubject()
        let id = try await subject.store.add(NewReading(measuredAt: try time("2026-02-01T08:00:00"), result: .milligrams(101))).id
        _ = try await subject.store.edit([id], [.exclusion("x")])
        let actions = subject.makeActions()
        let viewModel = subject.makeDetail(id, actions)
        await viewModel.load()
        viewModel.countAgain()
        await until { actions.board.notice?.deed == .countedAgain(1) }
        await until { viewModel.detail.value?.entry.reading.exclusion == nil }
        let missing = subject.makeDetail(.init(rawValue: "none"))
        missing.delete()
        await until { missing.failure == .noSuchReading }
        missing.countAgain()
        #expect(missing.list == .newest)
    }

    @Test func whoIsGoneFollowsNothing() async throws {
        let subject = try await makeSubject()
        var form: LiveReadingFormViewModel? = subject.makeForm()
        await form?.load()
        let probe = DeinitProbe(try #require(form))
        form = nil
        #expect(probe.isGone)
        var page: LiveLogbookViewModel? = subject.makeLogbook()
        await page?.load()
        let pageProbe = DeinitProbe(try #require(page))
        page = nil
        #expect(pageProbe.isGone)
    }
}
