import Domain
import Foundation
import LogbookMocks
import Preferences
import PreferencesImplementation
import ReadingStore
import ReadingStoreImplementation
import Statistics
import Testing

@testable import LogbookImplementation

struct LogbookReaderTests {
    @Test func withoutReadingsThePageIsEmpty() async throws {
        let page = try await makeSubject().reader.page(.newest)
        #expect(page == .fixture(today: try day("2026-03-01")))
        #expect(page.isEmpty)
    }

    @Test func todayIsThePersonsOwn() async throws {
        // 23:30 of 31 December in London is the next year in Berlin.
        let page = try await makeSubject(now: Date(timeIntervalSince1970: 1_767_223_800)).reader.page(.newest)
        #expect(page.today == (try day("2026-01-01")))
    }

    @Test func aClockThatShowsNoDateIsSaid() async throws {
        let subject = try await makeSubject(now: Date(timeIntervalSince1970: 1e15))
        await #expect(throws: LogbookError.notRead("the machine's clock shows no usable date")) { try await subject.reader.page(.newest) }
    }

    @Test func daysAreNewestFirstAndSoAreTheirReadings() async throws {
        let subject = try await makeSubject()
        try await subject.sync([
            ("2026-02-01T08:00:00", .milligrams(100)), ("2026-02-02T07:00:00", .milligrams(110)), ("2026-02-02T19:00:00", .milligrams(120)),
        ])
        let page = try await subject.reader.page(.newest)
        #expect(page.days.map(\.date) == [try day("2026-02-02"), try day("2026-02-01")])
        #expect(page.days.first?.glucose.map { $0.reading.measuredAt?.hour } == [19, 7])
        #expect(page.isNewest)
        #expect(page.earlier == nil)
    }

    @Test func aReadingIsJudgedByThePersonsTargets() async throws {
        let subject = try await makeSubject()
        try await subject.sync([("2026-02-01T08:00:00", .milligrams(150))])
        #expect(try await subject.reader.page(.newest).days.first?.glucose.first?.band == .inTarget)
        let strict = TargetSet(
            milligramsPerDeciliter: try #require(.init(veryLow: 54, low: 63, high: 140, veryHigh: 250)),
            tenthsOfMillimolesPerLiter: try #require(.init(veryLow: 30, low: 35, high: 78, veryHigh: 139)))
        try await subject.store.setTargetSet(strict, of: .first)
        let page = try await subject.reader.page(.newest)
        #expect(page.days.first?.glucose.first?.band == .high)
        #expect(page.days.first?.figures.statistics.count(in: .high) == 1)
        #expect(page.summary?.figures.statistics.count(in: .high) == 1)
    }

    @Test func theSummaryLooksBackFourteenDaysFromTheNewestReading() async throws {
        let subject = try await makeSubject()
        try await subject.sync([
            ("2026-01-18T23:59:59", .milligrams(300)), ("2026-01-19T00:00:00", .milligrams(100)), ("2026-02-01T08:00:00", .milligrams(120)),
        ])
        let summary = try #require(try await subject.reader.page(.newest).summary)
        #expect(summary.dayCount == 14)
        #expect(summary.lastDay == (try day("2026-02-01")))
        #expect(summary.figures.statistics.count == 2)
        #expect(summary.figures.statistics.mean == 110)
        #expect(try await subject.reader.page(.day(try day("2026-02-01"))).summary == nil, "pages of earlier days have none")
    }

    @Test func whereNothingCountsThereIsNoSummary() async throws {
        let subject = try await makeSubject()
        try await subject.sync([("2026-02-01T08:00:00", .milligrams(300))], type: .controlSolution)
        let page = try await subject.reader.page(.newest)
        #expect(page.summary == nil)
        #expect(page.days.first?.controls.count == 1)
    }

    @Test func theSummaryIsOfRealReadingsAsSoonAsThereIsOne() async throws {
        let subject = try await makeSubject()
        try await subject.sync([("2026-02-01T08:00:00", .milligrams(300))], of: .simulated)
        let simulated = try #require(try await subject.reader.page(.newest).summary)
        #expect(simulated.figures.isSimulated)
        #expect(simulated.figures.statistics.mean == 300)
        try await subject.sync([("2026-01-31T08:00:00", .milligrams(100))])
        let real = try #require(try await subject.reader.page(.newest).summary)
        #expect(!real.figures.isSimulated)
        #expect(real.figures.statistics.mean == 100)
    }

    @Test func aSummaryAtTheBeginningOfTimeHasFewerDays() async throws {
        let subject = try await makeSubject()
        try await subject.sync([("0001-01-02T08:00:00", .milligrams(100))])
        #expect(try await subject.reader.page(.newest).summary?.figures.statistics.count == 1)
    }

    @Test func eachReadingIsInItsMetersUnitUnlessThePersonChoseOne() async throws {
        let subject = try await makeSubject()
        try await subject.sync([("2026-02-01T08:00:00", .milligrams(100)), ("2026-02-01T09:00:00", .millimoles(tenths: 56))])
        let asMeasured = try #require(try await subject.reader.page(.newest).days.first)
        #expect(asMeasured.glucose.map(\.unit) == [.millimolesPerLiter, .milligramsPerDeciliter])
        #expect(asMeasured.figures.unit == .millimolesPerLiter, "that of the newest number")
        try await subject.preferences.set(.always(.milligramsPerDeciliter), for: .unit)
        let chosen = try await subject.reader.page(.newest)
        #expect(chosen.days.first?.glucose.map(\.unit) == [.milligramsPerDeciliter, .milligramsPerDeciliter])
        #expect(chosen.days.first?.figures.unit == .milligramsPerDeciliter)
        #expect(chosen.summary?.figures.unit == .milligramsPerDeciliter)
    }

    @Test func someoneElsesReadingsAreNotShown() async throws {
        let subject = try await makeSubject()
        let other = try await subject.store.addPerson(name: "Ada")
        _ = try await subject.store.add(
            NewReading(person: other.id, measuredAt: try #require(CivilDateTime("2026-02-01T08:00:00")), result: .milligrams(100)))
        #expect(try await subject.reader.page(.newest).isEmpty)
    }

    @Test func aReadingIsFoundWithItsRangeAndUnit() async throws {
        let subject = try await makeSubject()
        try await subject.sync([("2026-02-01T08:00:00", .millimoles(tenths: 130))])
        let listed = try #require(try await subject.reader.page(.newest).days.first?.glucose.first)
        #expect(try await subject.reader.entry(listed.id) == listed)
        #expect(listed.band == .high)
    }

    @Test func controlSolutionLiesInNoRangeOnItsOwnPageEither() async throws {
        let subject = try await makeSubject()
        try await subject.sync([("2026-02-01T08:00:00", .milligrams(100)), (nil, .milligrams(100))], type: .controlSolution)
        let id = try #require(try await subject.reader.page(.newest).days.first?.controls.first?.id)
        #expect(try await subject.reader.entry(id).band == nil)
        #expect(try await subject.reader.listWithoutTime().entries.map(\.band) == [nil])
    }

    @Test func aDeletedReadingIsNotThere() async throws {
        let subject = try await makeSubject()
        try await subject.sync([("2026-02-01T08:00:00", .milligrams(100))])
        let id = try #require(try await subject.reader.page(.newest).readingIDs.first)
        _ = try await subject.store.delete([id])
        await #expect(throws: LogbookError.noSuchReading) { try await subject.reader.entry(id) }
        await #expect(throws: LogbookError.noSuchReading) { try await subject.reader.entry(.init(rawValue: "'; DROP TABLE")) }
    }
}
