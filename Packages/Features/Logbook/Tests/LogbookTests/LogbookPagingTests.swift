import Domain
import LogbookMocks
import ReadingStore
import ReadingStoreImplementation
import Statistics
import Testing

@testable import LogbookImplementation

/// Guards against readings that stand on no page or on two (a page that went on at a count would, when the store changes meanwhile).
struct LogbookPagingTests {
    /// How many readings each day has, newest first.
    @Test(arguments: [
        [1], [100], [101], [99, 1], [100, 1], [100, 100], [60, 60, 60], [1, 150, 1], [250], [201, 99], [40, 60, 1], [1, 99, 100, 101, 1],
    ])
    func everyReadingStandsOnOnePage(counts: [Int]) async throws {
        let subject = try await makeSubject()
        try await subject.sync(readings(counts))
        let pages = try await subject.allPages()
        let shown = pages.flatMap(\.readingIDs)
        let stored = try await subject.store.readings(ReadingQuery(order: .newestFirst)).map(\.id)
        #expect(shown == stored)
        #expect(pages.allSatisfy { (1...50).contains($0.readingIDs.count) })
        #expect(pages.map(\.isNewest) == [true] + Array(repeating: false, count: pages.count - 1))
        let days = pages.flatMap(\.days)
        let totals = Dictionary(days.map { ($0.date, $0.glucose.count) }, uniquingKeysWith: +)
        for day in days {
            #expect(day.count == totals[day.date], "the count is that of the whole day")
            #expect(day.figures.statistics.count == totals[day.date], "so are the figures")
        }
    }

    @Test func readingsOfTheSameSecondStandOnOnePageEach() async throws {
        let subject = try await makeSubject()
        try await subject.sync((0..<130).map { _ in ("2026-02-01T08:00:00", .milligrams(100)) })
        let shown = try await subject.allPages().map(\.readingIDs)
        #expect(shown.map(\.count) == [50, 50, 30])
        #expect(Set(shown.joined()).count == 130)
    }

    @Test func onlyADayLongerThanAPageIsCut() async throws {
        let subject = try await makeSubject()
        try await subject.sync(readings([30, 30, 80]))
        let pages = try await subject.allPages()
        #expect(pages.map { $0.days.map(\.glucose.count) } == [[30], [30], [50], [30]])
        #expect(
            pages.map(\.earlier).dropLast().map { PageStart($0 ?? .newest).day } == [try day("2026-02-19"), try day("2026-02-18"), nil])
    }

    @Test func nothingIsLostOrDoubledWhenReadingsComeAndGoMeanwhile() async throws {
        let subject = try await makeSubject()
        try await subject.sync(readings([80]))
        let first = try await subject.reader.page(.newest)
        let before = try await subject.store.readings(ReadingQuery(order: .newestFirst)).map(\.id)
        _ = try await subject.store.delete(Array(before.prefix(3)))
        try await subject.sync([("2026-02-20T23:00:00", .milligrams(100))], first: 500)
        let second = try await subject.reader.page(PageStart(try #require(first.earlier)))
        #expect(second.readingIDs == Array(before.dropFirst(50)))
    }

    @Test func aPageBeforeTheFirstReadingIsEmptyAndSaysNothingOfTheLogbook() async throws {
        let subject = try await makeSubject()
        try await subject.sync(readings([3]))
        for start in [PageStart.day(try day("1990-01-01")), .place(LogbookPlace(epochSecond: .min, place: .min, key: .min))] {
            let page = try await subject.reader.page(start)
            #expect(page.days.isEmpty)
            #expect(!page.isEmpty)
            #expect(!page.isNewest)
            #expect(page.earlier == nil)
        }
    }

    @Test func aPlaceInTheFutureIsThePageOfTheNewestReadings() async throws {
        let subject = try await makeSubject()
        try await subject.sync(readings([3]))
        let page = try await subject.reader.page(.place(LogbookPlace(epochSecond: .max, place: .max, key: .max)))
        #expect(page.readingIDs.count == 3)
    }

    /// Readings a minute apart, so many on each day, from 20 February backwards.
    private func readings(_ counts: [Int]) -> [(time: String?, result: TestResult)] {
        let last = CivilDate("2026-02-20")
        let days = counts.enumerated().map { index, count in
            (0..<count).map { minute -> (time: String?, result: TestResult) in
                let time = last?.adding(days: -index).flatMap { CivilDateTime(date: $0, hour: minute / 60, minute: minute % 60) }
                return (time?.description, .milligrams(100))
            }
        }
        return Array(days.reversed().joined())
    }
}
