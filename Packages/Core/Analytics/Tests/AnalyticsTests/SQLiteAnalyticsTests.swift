import Analytics
import AnalyticsImplementation
import Common
import Foundation
import LoggingMocks
import Persistence
import Synchronization
import TestSupport
import Testing

/// Events are the person's own: off until turned on, bounded, readable, erasable.
@Suite struct SQLiteAnalyticsTests {
    private struct Event: AnalyticsEvent {
        let name: String
        var properties: [String: AnalyticsValue] = [:]
    }

    private final class MovingClock: WallClock {
        private let day = Mutex(0.0)
        let timeZone = TimeZone.gmt
        var now: Date { Date(timeIntervalSince1970: 1_772_352_000 + day.withLock { $0 } * 86_400) }
        func move(days: Double) { day.withLock { $0 += days } }
    }

    private let clock = MovingClock()
    private let logger = RecordingLogger()

    private func makeSubject(_ database: Database? = nil, enabled: Bool = true) async throws -> SQLiteAnalytics {
        let database = try database ?? Database(.memory)
        try await database.migrate(AnalyticsMigrations.all)
        let analytics = SQLiteAnalytics(database: database, wallClock: clock, logger: logger)
        if enabled { try await analytics.setEnabled(true) }
        return analytics
    }

    @Test func nothingIsWrittenUntilSomebodyTurnsItOn() async throws {
        let analytics = try await makeSubject(enabled: false)
        analytics.track(Event(name: "before"))
        #expect(try await analytics.isEnabled() == false)
        #expect(try await analytics.count() == 0)
        try await analytics.setEnabled(true)
        analytics.track(Event(name: "after"))
        #expect(try await analytics.isEnabled())
        #expect(try await analytics.events().map(\.name) == ["after"])
    }

    @Test func whatIsTrackedWhileOffIsNotWrittenWhenItIsTurnedOnRightAfter() async throws {
        let analytics = try await makeSubject(enabled: false)
        for _ in 0..<20 { analytics.track(Event(name: "early")) }
        try await analytics.setEnabled(true)
        #expect(try await analytics.count() == 0)
    }

    @Test func turningItOffKeepsWhatIsThereUntilItIsErased() async throws {
        let analytics = try await makeSubject()
        analytics.track(Event(name: "kept"))
        try await analytics.setEnabled(false)
        analytics.track(Event(name: "dropped"))
        #expect(try await analytics.events().map(\.name) == ["kept"])
        try await analytics.erase()
        #expect(try await analytics.events().isEmpty)
        #expect(try await analytics.isEnabled() == false)
    }

    @Test func eventsAreReadNewestFirstWithTheirTimeAndProperties() async throws {
        let folder = try TemporaryFolder()
        let database = try Database(.file(path: folder.path("a.db")))
        let analytics = try await makeSubject(database)
        let properties: [String: AnalyticsValue] = [
            "step": .text("pair"), "attempt": .number(1), "none": .number(0), "went": .flag(true), "not": .flag(false), "digit": .text("1"),
        ]
        analytics.track(Event(name: "first", properties: properties))
        clock.move(days: 1)
        analytics.track(Event(name: "second"))
        _ = try await analytics.count()
        await database.close()
        let events = try await makeSubject(Database(.file(path: folder.path("a.db"))), enabled: false).events()
        #expect(events.map(\.name) == ["second", "first"])
        #expect(events.last?.properties == properties)
        #expect(events.map(\.at.timeIntervalSince1970) == [1_772_438_400, 1_772_352_000])
    }

    @Test func theNewestThousandAreKept() async throws {
        let database = try Database(.memory)
        let analytics = try await makeSubject(database)
        let now = clock.now.timeIntervalSince1970
        try await database.write { connection in
            for number in 1...1_000 {
                _ = try connection.execute(
                    "INSERT INTO analytics_events (at, name, properties) VALUES (?, ?, '{}')", [.real(now), .text("\(number)")])
            }
        }
        analytics.track(Event(name: "1001"))
        analytics.track(Event(name: "1002"))
        let names = try await analytics.events().map(\.name)
        #expect(names.count == 1_000)
        #expect(names.first == "1002" && names.last == "3")
    }

    @Test func eventsGoAfterNinetyDays() async throws {
        let analytics = try await makeSubject()
        analytics.track(Event(name: "old"))
        clock.move(days: 30)
        analytics.track(Event(name: "younger"))
        clock.move(days: 61)
        analytics.track(Event(name: "new"))
        #expect(try await analytics.events().map(\.name) == ["new", "younger"])
    }

    @Test func aStormOfEventsIsBounded() async throws {
        let database = try Database(.memory)
        let analytics = try await makeSubject(database)
        // While something else writes, every event has to wait.
        try await database.write { _ in
            for number in 0..<5_000 { analytics.track(Event(name: "\(number)")) }
        }
        #expect(try await analytics.events().map(\.name) == (0..<200).reversed().map { "\($0)" })
        analytics.track(Event(name: "later"))
        #expect(try await analytics.events().first?.name == "later")
    }

    @Test func longTextIsCutAndWhatANewerVersionWroteIsNoProblem() async throws {
        let database = try Database(.memory)
        let analytics = try await makeSubject(database)
        analytics.track(Event(name: "long", properties: ["text": .text(String(repeating: "é", count: 300))]))
        #expect(try await analytics.events().first?.properties["text"] == .text(String(repeating: "é", count: 100)))
        try await database.write { _ = try $0.execute("UPDATE analytics_events SET properties = '{\"list\":[1]}'") }
        #expect(try await analytics.events().map(\.properties) == [[:]])
    }

    @Test func aFailureIsLoggedWhenTrackingAndThrownOtherwise() async throws {
        let database = try Database(.memory)
        let analytics = try await makeSubject(database)
        await database.close()
        analytics.track(Event(name: "lost"))
        let words = DatabaseError.closed.description
        await #expect(throws: AnalyticsError.notRead(words)) { try await analytics.events() }
        await #expect(throws: AnalyticsError.notRead(words)) { try await analytics.count() }
        await #expect(throws: AnalyticsError.notRead(words)) { try await analytics.isEnabled() }
        await #expect(throws: AnalyticsError.notStored(words)) { try await analytics.erase() }
        await #expect(throws: AnalyticsError.notStored(words)) { try await analytics.setEnabled(true) }
        #expect(logger.events("analytics.notStored").count == 1)
        #expect("\(AnalyticsError.notRead("x"))" == "The usage events could not be read. x")
        #expect("\(AnalyticsError.notStored("x"))".contains("are as they were"))
    }
}
