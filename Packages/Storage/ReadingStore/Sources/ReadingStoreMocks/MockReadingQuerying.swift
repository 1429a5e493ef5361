public import Domain
public import ReadingStore
public import TestSupport

/// The readings, as a test or a preview has them. Each function is prepared by its `MockCall`; unprepared ones fail the test.
public final class MockReadingQuerying: ReadingQuerying {
    /// The change streams, which a test feeds.
    public let changesCalls = MockChanges()
    /// What `readings` does.
    public let readingsCall: MockCall<ReadingQuery, [Reading]>
    /// What `page` does.
    public let pageCall: MockCall<(query: ReadingQuery, cursor: ReadingPage.Cursor?, limit: Int), ReadingPage>
    /// What `readingsOfUnknownTime` does.
    public let readingsOfUnknownTimeCall: MockCall<(query: ReadingQuery, cursor: UnknownTimePage.Cursor?, limit: Int), UnknownTimePage>
    /// What `unknownTimeCount` does.
    public let unknownTimeCountCall: MockCall<ReadingQuery, Int>
    /// What `reading` does.
    public let readingCall: MockCall<Reading.ID, Reading?>
    /// What `days` does.
    public let daysCall: MockCall<ReadingQuery, [DaySummary]>
    /// What `tags` does.
    public let tagsCall: MockCall<Person.ID, [TagCount]>
    /// What `unreadable` does.
    public let unreadableCall: MockCall<(cursor: UnreadablePage.Cursor?, limit: Int?), UnreadablePage>
    /// What `unreadableCount` does.
    public let unreadableCountCall: MockCall<Void, Int>

    /// Makes a mock of which nothing is prepared.
    public init(unconfigured: UnconfiguredCalls = UnconfiguredCalls()) {
        readingsCall = MockCall("MockReadingQuerying.readings", unconfigured)
        pageCall = MockCall("MockReadingQuerying.page", unconfigured)
        readingsOfUnknownTimeCall = MockCall("MockReadingQuerying.readingsOfUnknownTime", unconfigured)
        unknownTimeCountCall = MockCall("MockReadingQuerying.unknownTimeCount", unconfigured)
        readingCall = MockCall("MockReadingQuerying.reading", unconfigured)
        daysCall = MockCall("MockReadingQuerying.days", unconfigured)
        tagsCall = MockCall("MockReadingQuerying.tags", unconfigured)
        unreadableCall = MockCall("MockReadingQuerying.unreadable", unconfigured)
        unreadableCountCall = MockCall("MockReadingQuerying.unreadableCount", unconfigured)
    }

    /// A stream that `changesCalls.send` feeds.
    public func changes() -> AsyncStream<ReadingStoreChanges> {
        changesCalls.stream()
    }

    /// All readings that match.
    public func readings(_ query: ReadingQuery) async throws -> [Reading] {
        try await readingsCall(query)
    }

    /// A page of readings.
    public func page(_ query: ReadingQuery, after cursor: ReadingPage.Cursor?, limit: Int) async throws -> ReadingPage {
        try await pageCall((query, cursor, limit))
    }

    /// The readings whose time is not known.
    public func readingsOfUnknownTime(
        _ query: ReadingQuery, after cursor: UnknownTimePage.Cursor?, limit: Int
    ) async throws -> UnknownTimePage {
        try await readingsOfUnknownTimeCall((query, cursor, limit))
    }

    /// How many readings of unknown time match.
    public func unknownTimeCount(_ query: ReadingQuery) async throws -> Int {
        try await unknownTimeCountCall(query)
    }

    /// One reading.
    public func reading(_ id: Reading.ID) async throws -> Reading? {
        try await readingCall(id)
    }

    /// The days that have readings.
    public func days(_ query: ReadingQuery) async throws -> [DaySummary] {
        try await daysCall(query)
    }

    /// The tags of a person's readings.
    public func tags(of person: Person.ID) async throws -> [TagCount] {
        try await tagsCall(person)
    }

    /// The frames that could not be decoded.
    public func unreadable(after cursor: UnreadablePage.Cursor?, limit: Int?) async throws -> UnreadablePage {
        try await unreadableCall((cursor, limit))
    }

    /// How many frames could not be decoded.
    public func unreadableCount() async throws -> Int {
        try await unreadableCountCall(())
    }
}
