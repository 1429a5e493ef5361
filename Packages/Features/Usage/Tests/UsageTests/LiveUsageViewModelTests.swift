import Analytics
import AnalyticsImplementation
import Common
import Domain
import Foundation
import LoggingMocks
import Persistence
import Testing

@testable import UsageImplementation

/// The person's own events over the real store.
@MainActor
struct LiveUsageViewModelTests {
    private struct Event: AnalyticsEvent {
        let name: String
        var properties: [String: AnalyticsValue] = [:]
    }

    private let clock = FixedWallClock(now: Date(timeIntervalSince1970: 1_772_362_800), timeZone: TimeZone(secondsFromGMT: 3600) ?? .gmt)

    private func makeSubject() async throws -> (SQLiteAnalytics, Database, LiveUsageViewModel) {
        let database = try Database(.memory)
        try await database.migrate(AnalyticsMigrations.all)
        let analytics = SQLiteAnalytics(database: database, wallClock: clock, logger: RecordingLogger())
        return (analytics, database, LiveUsageViewModel(dependencies: UsageDependencies(log: analytics, wallClock: clock)))
    }

    @Test func nothingIsKeptUntilItIsTurnedOnHere() async throws {
        let (analytics, _, subject) = try await makeSubject()
        analytics.track(Event(name: "early"))
        await subject.load()
        #expect(subject.state == .loaded(UsagePage(isEnabled: false, count: 0, events: [])))
        await subject.setEnabled(true)
        analytics.track(Event(name: "setup.step", properties: ["step": .text("pair"), "attempt": .number(2), "again": .flag(true)]))
        await subject.load()
        let time = try #require(CivilDateTime("2026-03-01T12:00:00"))
        let event = UsageEvent(id: 1, time: time, name: "setup.step", details: "again true, attempt 2, step pair")
        #expect(subject.state == .loaded(UsagePage(isEnabled: true, count: 1, events: [event])))
    }

    @Test func whatIsErasedIsGone() async throws {
        let (analytics, _, subject) = try await makeSubject()
        await subject.setEnabled(true)
        for number in 0..<150 { analytics.track(Event(name: "\(number)")) }
        await subject.load()
        guard case .loaded(let page) = subject.state else {
            Issue.record("\(subject.state)")
            return
        }
        #expect(page.count == 150 && page.events.count == 100 && page.events.first?.name == "149")
        await subject.setEnabled(false)
        await subject.erase()
        #expect(subject.state == .loaded(UsagePage(isEnabled: false, count: 0, events: [])))
        #expect(try await analytics.count() == 0)
    }

    @Test func aFailureIsSaid() async throws {
        let (_, database, subject) = try await makeSubject()
        await database.close()
        await subject.erase()
        guard case .notStored = subject.problem, case .failed(.notRead) = subject.state else {
            Issue.record("\(String(describing: subject.problem)), \(subject.state)")
            return
        }
    }
}
