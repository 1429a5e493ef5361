import Domain
import Foundation
import Insights
import Persistence
import Preferences
import PreferencesImplementation
import ReadingStore
import ReadingStoreImplementation
import Statistics
import Testing

@testable import InsightsImplementation

/// A page stands on one query of the real store.
struct InsightsReaderTests {
    @Test func aPageHasThePeriodAndTheOneBefore() async throws {
        let subject = try await Subject()
        try await subject.add("2026-03-01T08:00", 100)
        try await subject.add("2026-02-16T00:00", 140)
        try await subject.add("2026-02-15T23:59", 200)
        try await subject.add("2026-02-01T08:00", 300)
        let page = try await subject.reader.page(InsightsChoice())
        #expect(page.dataset.period == Period(from: try #require(CivilDate("2026-02-16")), to: try #require(CivilDate("2026-03-01"))))
        #expect(page.dataset.statistics.mean == 120 && page.other.statistics.mean == 200)
        #expect(page.origins.typed == 2 && page.newestDay == nil && !page.isSimulated)
        try await subject.preferences.set(.days7, for: .window)
        #expect(try await subject.reader.page(InsightsChoice()).dataset.period.dayCount == 7)
        #expect(try await subject.reader.page(InsightsChoice(.days(3000))).dataset.statistics.count == 4, "no cap")
        let before = try #require(page.other.period.previous)
        #expect(try await subject.reader.page(InsightsChoice(), with: before).other.statistics.count == 1)
    }

    @Test func bothWaysOfReadingGiveTheSameFigures() async throws {
        let subject = try await Subject()
        try await subject.sync(1...40, on: "2026-02-28")
        let left = try await subject.add("2026-02-27T08:00", 300)
        _ = try await subject.store.edit([try #require(left).id], [.exclusion("sweets")])
        try await subject.add("2026-02-27T09:00", 90, type: .controlSolution)
        let (page, report) = (try await subject.reader.page(InsightsChoice()), try await subject.reader.pageWithReadings(InsightsChoice()))
        #expect(page.dataset == report.dataset && page.other == report.other && page.origins == report.origins)
        #expect(page.origins.meter == 40 && page.origins.excluded == 1 && page.origins.control == 1)
        #expect(report.readings.count == 42 && page.readings.isEmpty && report.controls.count == 1 && report.meters.count == 1)
        #expect(page.dataset.statistics.count == 40)
    }

    @Test func simulatedReadingsCountOnlyWithoutRealOnes() async throws {
        let subject = try await Subject()
        try await subject.sync(1...3, on: "2026-02-28", isSimulated: true)
        let simulated = try await subject.reader.page(InsightsChoice())
        #expect(simulated.isSimulated && simulated.dataset.statistics.count == 3)
        try await subject.add("2026-02-28T12:00", 200)
        let real = try await subject.reader.pageWithReadings(InsightsChoice())
        #expect(!real.isSimulated && real.dataset.statistics.mean == 200 && real.readings.count == 1)
    }

    @Test func anEmptyPeriodTellsWhereReadingsAre() async throws {
        let subject = try await Subject()
        #expect(try await subject.reader.page(InsightsChoice()).newestDay == nil)
        try await subject.add("2025-12-24T08:00", 100)
        #expect(try await subject.reader.page(InsightsChoice()).newestDay == CivilDate("2025-12-24"))
    }

    @Test func aMeterThatHadOverwrittenReadingsIsTold() async throws {
        let subject = try await Subject()
        try await subject.sync(1...5, on: "2026-02-20")
        try await subject.sync(9...10, on: "2026-02-27")
        let gaps = try await subject.reader.page(InsightsChoice()).gaps
        #expect(gaps.map(\.count) == [3] && gaps.first?.meter == "Guide")
    }

    @Test func asMeasuredIsTheUnitOfTheNewestNumber() async throws {
        let subject = try await Subject()
        try await subject.add("2026-02-27T08:00", 100)
        #expect(try await subject.reader.page(InsightsChoice()).unit == .milligramsPerDeciliter)
        _ = try await subject.store.add(
            NewReading(measuredAt: try #require(CivilDateTime("2026-02-28T08:00")), result: .glucose(.tenthsOfMillimolesPerLiter(56))))
        #expect(try await subject.reader.page(InsightsChoice()).unit == .millimolesPerLiter)
        try await subject.preferences.set(.always(.milligramsPerDeciliter), for: .unit)
        #expect(try await subject.reader.page(InsightsChoice()).unit == .milligramsPerDeciliter)
    }

    @Test func theFiguresAreThoseOfThePersonWhoIsShown() async throws {
        let subject = try await Subject()
        let mia = try await subject.store.addPerson(name: "Mia")
        try await subject.add("2026-02-28T08:00", 100)
        try await subject.add("2026-02-28T08:00", 200, of: mia.id)
        try await subject.preferences.set(.person(mia.id), for: .shownPerson)
        let page = try await subject.reader.page(InsightsChoice())
        #expect(page.dataset.statistics.mean == 200 && page.person.name == "Mia" && page.person.hasOthers)
        try await subject.preferences.set(.person(.init(rawValue: "gone")), for: .shownPerson)
        #expect(try await subject.reader.page(InsightsChoice()).dataset.statistics.mean == 100)
    }

    @Test func bloodTestsAndASensorAreNeverMixed() async throws {
        let subject = try await Subject()
        try await subject.sync(1...4, on: "2026-02-28", type: .interstitialFluid)
        try await subject.add("2026-02-28T12:00", 200)
        #expect(try await subject.reader.page(InsightsChoice()).dataset.statistics.count == 1)
        let sensor = try await subject.reader.page(InsightsChoice(kind: .sensor))
        #expect(sensor.dataset.statistics.count == 4 && sensor.gaps.isEmpty)
    }

    @Test func aClockWithoutADateIsAFailure() async throws {
        let subject = try await Subject(now: .distantFuture + 1e15)
        await #expect(throws: InsightsError.noDate) { try await subject.reader.page(InsightsChoice()) }
    }
}
