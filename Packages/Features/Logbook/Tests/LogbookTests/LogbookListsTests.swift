import Common
import Domain
import LogbookMocks
import ReadingStore
import ReadingStoreMocks
import Statistics
import Testing

@testable import LogbookImplementation

struct LogbookListsTests {
    @Test func readingsWithoutATimeStandApart() async throws {
        let subject = try await makeSubject()
        try await subject.sync([(nil, .milligrams(100)), ("2026-02-01T08:00:00", .milligrams(110)), (nil, .millimoles(tenths: 65))])
        let page = try await subject.reader.page(.newest)
        #expect(page.withoutTimeCount == 2)
        #expect(page.days.flatMap(\.glucose).count == 1)
        #expect(page.summary?.figures.statistics.count == 1, "they are not counted by day")
        let list = try await subject.reader.listWithoutTime()
        #expect(list.totalCount == 2)
        #expect(list.entries.map(\.reading.sequence) == [3, 1], "newest first, by the meter's numbers")
        #expect(list.entries.map(\.unit) == [.millimolesPerLiter, .milligramsPerDeciliter])
    }

    @Test func aPageWithOnlyReadingsWithoutATimeIsNotEmpty() async throws {
        let subject = try await makeSubject()
        try await subject.sync([(nil, .milligrams(100))])
        #expect(try await !subject.reader.page(.newest).isEmpty)
    }

    @Test func aListShowsAPageAndSaysHowManyThereAre() async throws {
        let subject = try await makeSubject()
        let frames = (0..<130).map { UnreadableFrame(bytes: [UInt8($0)], reason: .tooShort(needed: 10, got: 1), sequence: nil) }
        try await subject.sync((0..<130).map { _ in (nil, .milligrams(100)) }, unreadable: frames)
        let list = try await subject.reader.listWithoutTime()
        #expect(list.entries.count == 50)
        #expect(list.totalCount == 130)
        let unreadable = try await subject.reader.unreadable()
        #expect(unreadable.entries.count == 50)
        #expect(unreadable.totalCount == 130)
        #expect(Set(unreadable.entries.map(\.id)).count == 50)
        #expect(try await subject.reader.page(.newest).unreadableCount == 130)
    }

    /// The lists ended after their first page, and the rest could be seen nowhere.
    @Test func theListsGoOnByTheirOwnLinksToTheirEnd() async throws {
        let subject = try await makeSubject()
        let frames = (0..<130).map { UnreadableFrame(bytes: [UInt8($0)], reason: .other("x"), sequence: nil) }
        try await subject.sync((0..<130).map { _ in (nil, .milligrams(100)) }, unreadable: frames)
        var lists = [try await subject.reader.listWithoutTime()]
        while case .withoutTimeAfter(let place)? = lists.last?.next, lists.count < 9 {
            lists.append(try await subject.reader.listWithoutTime(after: place))
        }
        #expect(lists.map(\.entries.count) == [50, 50, 30])
        #expect(lists.map(\.isFirst) == [true, false, false])
        #expect(lists.flatMap(\.entries).map(\.reading.sequence) == (1...130).reversed().map { $0 })
        var pages = [try await subject.reader.unreadable()]
        while case .unreadableAfter(let key)? = pages.last?.next, pages.count < 9 {
            pages.append(try await subject.reader.unreadable(after: key))
        }
        #expect(pages.map(\.isFirst) == [true, false, false])
        #expect(
            pages.flatMap(\.entries).map(\.bytes)
                == (0..<130).map { UnreadableFrame(bytes: [UInt8($0)], reason: .other(""), sequence: nil).bytes.hex })
    }

    @Test func anUnreadableFrameKeepsItsBytesAndReason() async throws {
        let subject = try await makeSubject()
        try await subject.sync(unreadable: [
            UnreadableFrame(kind: .context, bytes: [0, 0xAB], reason: .tooShort(needed: 10, got: 1), sequence: nil)
        ])
        let entry = try #require(try await subject.reader.unreadable().entries.first)
        #expect(entry.deviceName == "Accu-Chek Guide")
        #expect(entry.bytes == "00ab")
        #expect(entry.reason == .tooShort(needed: 10, got: 1))
    }

    @Test func noListAsksForMoreThanItShows() async throws {
        let subject = try await makeSubject()
        let readings = MockReadingQuerying()
        readings.readingsOfUnknownTimeCall.toReturn(UnknownTimePage(readings: [], next: nil))
        readings.unknownTimeCountCall.toReturn(1_000_000)
        readings.unreadableCall.toReturn(UnreadablePage(records: [], next: nil))
        readings.unreadableCountCall.toReturn(1_000_000)
        readings.pageCall.toReturn(ReadingPage(readings: [], next: nil))
        let reader = LogbookReader(
            dependencies: LogbookDependencies(
                readings: readings, editing: subject.store, people: subject.store, preferences: subject.preferences,
                wallClock: subject.dependencies.wallClock))
        _ = try await reader.listWithoutTime()
        _ = try await reader.unreadable()
        let page = try await reader.page(.newest)
        #expect(page.withoutTimeCount == 1_000_000)
        #expect(readings.readingsOfUnknownTimeCall.inputs.map(\.limit) == [50])
        #expect(readings.unreadableCall.inputs.map(\.limit) == [50])
        #expect(readings.pageCall.inputs.map(\.limit) == [51])
    }
}
