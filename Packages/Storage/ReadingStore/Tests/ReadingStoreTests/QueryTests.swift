import Domain
import Persistence
import ReadingStore
import Testing

@testable import ReadingStoreImplementation

@Suite struct QueryTests {
    @Test func bothOrdersGoByLocalTime() async throws {
        let store = try await makeSubject()
        try await store.sync(
            .guide, [.make(1, at: "2026-02-03T08:00:00"), .make(2, at: "2026-02-01T08:00:00"), .make(3, at: "2026-02-02T08:00:00")])
        #expect(try await store.all().map(\.sequence) == [2, 3, 1])
        #expect(try await store.readings(ReadingQuery(order: .newestFirst)).map(\.sequence) == [1, 3, 2])
        #expect(try await store.page(ReadingQuery(order: .newestFirst), after: nil, limit: 2).readings.map(\.sequence) == [1, 3])
    }

    @Test func readingsOfTheSameTimeAreInTheOrderOfTheirRecords() async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, [.make(3), .make(1), .make(2)])
        #expect(try await store.all().map(\.sequence) == [1, 2, 3])
        #expect(try await store.readings(ReadingQuery(order: .newestFirst)).map(\.sequence) == [3, 2, 1])
    }

    @Test func unknownTimesStandBetweenTheirMetersNeighbours() async throws {
        let store = try await makeSubject()
        try await store.sync(
            .guide,
            [
                .make(1, at: nil), .make(2, at: nil), .make(3, at: "2026-02-01T08:00:00"), .make(4, at: nil), .make(5, at: nil),
                .make(6, at: "2026-02-03T08:00:00"), .make(7, at: nil),
            ])
        try await store.sync(.contour, [.make(40, at: "2026-02-02T08:00:00"), .make(41, at: "2026-01-31T08:00:00")])
        #expect(try await store.all().map(\.sequence) == [41, 1, 2, 3, 4, 5, 40, 6, 7])
        #expect(try await store.readings(ReadingQuery(order: .newestFirst)).map(\.sequence) == [7, 6, 40, 5, 4, 3, 2, 1, 41])
    }

    @Test func unknownTimesWithoutNeighboursComeLast() async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, [.make(2, at: nil), .make(1, at: nil)])
        try await store.sync(.contour, [.make(40, at: nil), .make(41)])
        try await store.sync(.simulated, [.make(9, at: nil)])
        #expect(try await store.all().map(\.sequence) == [40, 41, 1, 2, 9])
    }

    @Test func aNewNumberingComesAfterTheOldOne() async throws {
        let store = try await makeSubject()
        try await store.sync(
            .guide, [.make(900, at: "2026-02-01T08:00:00"), .make(1, at: nil, epoch: 1), .make(2, at: "2026-02-02T08:00:00", epoch: 1)])
        #expect(try await store.all().map(\.sequence) == [900, 1, 2])
    }

    @Test func aDeletedNeighbourPlacesNothing() async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, [.make(1, at: "2026-02-05T08:00:00"), .make(2, at: nil), .make(3, at: "2026-02-01T08:00:00")])
        #expect(try await store.all().map(\.sequence) == [3, 1, 2])
        _ = try await store.delete([try #require(try await store.all().first { $0.sequence == 1 }).id])
        #expect(try await store.all().map(\.sequence) == [2, 3])
    }

    @Test func unknownTimesAreAGroupOfTheirOwnForTheLogbook() async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, [.make(1), .make(3, at: nil), .make(2, at: nil)])
        #expect(try await store.page(ReadingQuery(), after: nil, limit: 10).readings.map(\.sequence) == [1])
        #expect(try await store.readingsOfUnknownTime(ReadingQuery(), after: nil, limit: 9).readings.map(\.sequence) == [2, 3])
        #expect(
            try await store.readingsOfUnknownTime(ReadingQuery(order: .newestFirst), after: nil, limit: 9).readings.map(\.sequence) == [
                3, 2,
            ])
        #expect(try await store.readingsOfUnknownTime(ReadingQuery(from: date("2020-01-01")), after: nil, limit: 9).readings == [])
    }

    @Test func unknownTimesAreLimitedAndCountedWithoutBeingLoaded() async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, (1...5).map { .make($0, at: nil) } + [.make(6)])
        try await store.sync(.simulated, [.make(9, at: nil)])
        _ = try await store.delete([
            try #require(try await store.readingsOfUnknownTime(ReadingQuery(), after: nil, limit: 1).readings.first).id
        ])
        let newest = ReadingQuery(simulated: .excluded, order: .newestFirst)
        #expect(try await store.readingsOfUnknownTime(newest, after: nil, limit: 2).readings.map(\.sequence) == [5, 4])
        #expect(try await store.readingsOfUnknownTime(newest, after: nil, limit: 0).readings == [])
        #expect(try await store.readingsOfUnknownTime(newest, after: nil, limit: -1).readings == [])
        #expect(try await store.readingsOfUnknownTime(newest, after: nil, limit: .max).readings.count == 4)
        #expect(try await store.unknownTimeCount(newest) == 4)
        #expect(try await store.unknownTimeCount(ReadingQuery()) == 5)
        #expect(try await store.unknownTimeCount(ReadingQuery(person: Person.ID(rawValue: "nobody"))) == 0)
        #expect(try await store.unknownTimeCount(ReadingQuery(to: date("2030-01-01"))) == 0)
    }

    @Test func bothDatesAreIncluded() async throws {
        let store = try await makeSubject()
        let times = ["2026-01-31T23:59:59", "2026-02-01T00:00:00", "2026-02-02T23:59:59", "2026-02-03T00:00:00"]
        try await store.sync(.guide, times.enumerated().map { .make(UInt16($0.offset), at: $0.element) } + [.make(9, at: nil)])
        let both = ReadingQuery(from: date("2026-02-01"), to: date("2026-02-02"))
        #expect(try await store.readings(both).map(\.sequence) == [1, 2])
        #expect(try await store.readings(ReadingQuery(from: date("2026-02-02"))).map(\.sequence) == [2, 3])
        #expect(try await store.readings(ReadingQuery(to: date("2026-01-31"))).map(\.sequence) == [0])
        #expect(try await store.readings(ReadingQuery(from: date("2026-02-02"), to: date("2026-02-01"))) == [])
        #expect(try await store.readings(ReadingQuery(from: date("0001-01-01"), to: date("9999-12-31"))).count == 4)
    }

    @Test func kindsAreToldApart() async throws {
        let store = try await makeSubject()
        try await store.sync(
            .guide,
            [
                .make(1), .make(2, .high(unit: nil)), .make(3, type: .controlSolution), .make(4, location: .controlSolution),
                .make(5, milligrams(7)), .make(6, type: nil, location: nil),
            ],
            contexts: [.make(5, nil, isKetone: true)])
        func sequences(_ kinds: Set<ReadingQuery.Kind>) async throws -> [Int?] {
            try await store.readings(ReadingQuery(kinds: kinds)).map(\.sequence)
        }
        #expect(try await sequences([.glucose]) == [1, 2, 6])
        #expect(try await sequences([.control]) == [3, 4])
        #expect(try await sequences([.ketone]) == [5])
        #expect(try await sequences([.glucose, .ketone]) == [1, 2, 5, 6])
        #expect(try await sequences([]) == [])
    }

    @Test func pagesCoverEverythingOnceWhateverTheOrder() async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, (0..<50).map { .make($0, at: "2026-02-01T08:0\($0 / 10):00") })
        try await store.sync(.contour, (0..<13).map { .make($0, at: "2026-02-01T08:02:00") })
        for order in ReadingQuery.Order.allCases {
            let query = ReadingQuery(order: order)
            let whole = try await store.readings(query)
            for limit in [1, 7, 62, 63, 64] {
                var found: [Reading] = []
                var cursor: ReadingPage.Cursor?
                repeat {
                    let page = try await store.page(query, after: cursor, limit: limit)
                    found += page.readings
                    cursor = page.next
                    #expect(page.readings.count == limit || cursor == nil)
                } while cursor != nil
                #expect(found == whole)
            }
        }
        #expect(try await store.page(ReadingQuery(), after: nil, limit: 0) == ReadingPage(readings: [], next: nil))
        #expect(try await store.page(ReadingQuery(), after: nil, limit: .max).readings.count == 63)
        #expect(try await store.page(ReadingQuery(), after: nil, limit: -1).readings == [])
    }

    /// Some have a meter and some have none: the pages must neither lose nor double the ones at the seam.
    @Test(arguments: ReadingQuery.Order.allCases)
    func pagesOfUnknownTimesCoverEverythingOnce(order: ReadingQuery.Order) async throws {
        let database = try Database(.memory)
        let store = try await makeSubject(database)
        try await store.sync(.guide, (0..<9).map { .make($0, at: nil) })
        try await store.sync(.contour, (0..<4).map { .make($0, at: nil) })
        for _ in 0..<5 {
            _ = try await store.add(NewReading(measuredAt: try #require(time("2026-02-01T08:00:00")), result: milligrams(100)))
        }
        _ = try await database.write {
            try $0.execute("UPDATE readings_readings SET measured_at = NULL, zone = NULL WHERE source = 'manual'")
        }
        let query = ReadingQuery(order: order)
        let whole = try await store.readingsOfUnknownTime(query, after: nil, limit: 100)
        #expect(whole.readings.count == 18 && whole.next == nil)
        for limit in 1...19 {
            var found: [Reading] = []
            var cursor: UnknownTimePage.Cursor?
            repeat {
                let page = try await store.readingsOfUnknownTime(query, after: cursor, limit: limit)
                found += page.readings
                cursor = page.next
                #expect(page.readings.count == limit || cursor == nil)
            } while cursor != nil && found.count < 100
            #expect(found == whole.readings)
        }
        #expect(try await store.readingsOfUnknownTime(query, after: nil, limit: 0) == UnknownTimePage(readings: [], next: nil))
    }

    @Test func aCursorHoldsWhenItsReadingIsDeleted() async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, (1...5).map { .make($0) })
        let page = try await store.page(ReadingQuery(), after: nil, limit: 2)
        _ = try await store.delete(page.readings.map(\.id))
        #expect(try await store.page(ReadingQuery(), after: page.next, limit: 9).readings.map(\.sequence) == [3, 4, 5])
    }

    @Test func daysAreTheReadingsOwnCivilDays() async throws {
        let store = try await makeSubject()
        let times = ["1969-12-31T23:59:59", "1970-01-01T00:00:00", "0001-01-01T00:00:00", "2026-03-29T02:30:00", "2026-03-29T23:59:59"]
        try await store.sync(.guide, times.enumerated().map { .make(UInt16($0.offset), at: $0.element) } + [.make(9, at: nil)])
        let days = try await store.days(ReadingQuery(order: .newestFirst))
        #expect(days.map(\.date.description) == ["2026-03-29", "1970-01-01", "1969-12-31", "0001-01-01"])
        #expect(days.map(\.count) == [2, 1, 1, 1])
        #expect(try await store.days(ReadingQuery()).map(\.count) == [1, 1, 1, 2])
    }

    @Test func whatIsNotThereIsNotFound() async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, [.make(1)])
        for text in [
            "'; DROP TABLE readings_readings; --", "", "1", "1-", "-1-1", "1-1-1", "1-000000000003", "99999999999999999999-1", "1-\u{0}",
        ] {
            #expect(try await store.reading(Reading.ID(rawValue: text)) == nil)
        }
        #expect(try await store.readings(ReadingQuery(person: Person.ID(rawValue: "nobody"))) == [])
        #expect(try await store.readings(ReadingQuery(device: DeviceIdentity.ID(rawValue: "nothing"))) == [])
    }

    /// The logbook shows the newest hundred of a hundred thousand: the page must come straight from the index.
    @Test(arguments: [ReadingQuery.Order.newestFirst, .oldestFirst]) func aPersonsPageNeedsNoSorting(order: ReadingQuery.Order) async throws
    {
        let database = try Database(.memory)
        _ = try await makeSubject(database)
        let query = ReadingQuery(person: .first, from: date("2026-01-01"), simulated: .excluded, order: order)
        let cursor = ReadingPage.Cursor(epochSecond: 1, place: 1, key: 1)
        for cursor in [nil, cursor] {
            let plan = try await plan(of: ReadingTable.pageStatement(query, after: cursor, limit: 100), in: database)
            #expect(plan.contains { $0.contains("USING INDEX readings_readings_by_time") })
            #expect(!plan.contains { $0.contains("TEMP B-TREE") })
        }
    }

    /// The logbook counts them on each of its pages: a hundred thousand readings with a time must cost nothing.
    @Test(arguments: [ReadingQuery.Order.newestFirst, .oldestFirst])
    func unknownTimesHaveAnIndexOfTheirOwn(order: ReadingQuery.Order) async throws {
        let database = try Database(.memory)
        _ = try await makeSubject(database)
        let query = ReadingQuery(person: .first, order: order)
        for cursor in [nil, UnknownTimePage.Cursor(device: 1, place: 2, key: 3), .init(device: nil, place: 2, key: 3)] {
            let list = try await plan(of: ReadingTable.unknownTimeStatement(query, after: cursor, limit: 100), in: database)
            #expect(list.contains { $0.contains("readings_readings_of_unknown_time") })
            #expect(!list.contains { $0.contains("TEMP B-TREE") })
        }
        let count = try await plan(of: ReadingTable.unknownTimeCountStatement(query), in: database)
        #expect(count.contains { $0.contains("(person=? AND measured_at=?)") || $0.contains("of_unknown_time") })
    }

    /// The logbook offers the known tags on each of its pages: readings without one, however many, must cost nothing.
    @Test func tagsAreCountedAlongTheTags() async throws {
        let database = try Database(.memory)
        _ = try await makeSubject(database)
        let plan = try await plan(of: TagTable.countsStatement(of: .first), in: database)
        #expect(plan.first?.hasPrefix("SCAN t ") == true, "\(plan)")
        #expect(plan.contains { $0.hasPrefix("SEARCH r USING INTEGER PRIMARY KEY") }, "\(plan)")
    }

    private func plan(of statement: (sql: String, arguments: [SQLValue]), in database: Database) async throws -> [String] {
        try await database.read { connection in
            try connection.query("EXPLAIN QUERY PLAN " + statement.sql, statement.arguments) { try $0.text(3) }
        }
    }
}
