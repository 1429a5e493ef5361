import AnalyticsImplementation
import Common
import Foundation
import LoggingMocks
import Persistence
import Testing
import UsageImplementation
import ViewCore

@MainActor
struct UsageCoordinatorTests {
    @Test func everyRouteLeadsToItsScreen() async throws {
        let database = try Database(.memory)
        try await database.migrate(AnalyticsMigrations.all)
        let clock = FixedWallClock(now: Date(timeIntervalSince1970: 1_772_362_800), timeZone: .gmt)
        let analytics = SQLiteAnalytics(database: database, wallClock: clock, logger: RecordingLogger())
        let screen = UsageCoordinator(dependencies: UsageDependencies(log: analytics, wallClock: clock)).screen(for: .home)
        for task in render(screen).tasks { await task.run() }
        #expect(render(screen).html.contains("Nothing is kept"))
    }
}
