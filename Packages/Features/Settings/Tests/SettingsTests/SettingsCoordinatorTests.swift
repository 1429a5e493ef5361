import AnalyticsImplementation
import Common
import Foundation
import LoggingMocks
import Persistence
import PreferencesImplementation
import Settings
import SettingsImplementation
import SettingsMocks
import Testing
import ViewCore

@MainActor
struct SettingsCoordinatorTests {
    @Test(arguments: [(SettingsRoute.home, "Display"), (.about, "Made with"), (.licence("Apache-2.0"), "2004"), (.licence("x"), "no such")])
    func everyRouteLeadsToItsScreen(route: SettingsRoute, words: String) async throws {
        var shown = 0
        let database = try Database(.memory)
        let coordinator = SettingsCoordinator(dependencies: try await makeDependencies(database)) { shown += 1 }
        let screen = coordinator.screen(for: route)
        for task in render(screen).tasks { await task.run() }
        let rendering = render(screen)
        #expect(rendering.html.contains(words), "\(rendering.html)")
        for id in rendering.handlers.ids { rendering.handlers.handler(id: id, kind: .click)?.run() }
        #expect(shown == (route == .home ? 1 : 0))
        await database.close()
    }
}

/// The feature's real parts over a database.
@MainActor
func makeDependencies(_ database: Database) async throws -> SettingsDependencies {
    try await database.migrate(PreferencesMigrations.all + AnalyticsMigrations.all)
    let clock = FixedWallClock(now: Date(timeIntervalSince1970: 1_772_362_800), timeZone: .gmt)
    return SettingsDependencies(
        preferences: SQLitePreferences(database: database),
        analytics: SQLiteAnalytics(database: database, wallClock: clock, logger: RecordingLogger()), installation: .fixture)
}
