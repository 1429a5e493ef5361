import Common
import Foundation
import LoggingMocks
import NetworkingMocks
import Persistence
import Preferences
import PreferencesImplementation
import TestSupport
import ViewCore

@testable import ForceUpdateImplementation

/// The feature with a network, a clock and preferences that a test decides.
@MainActor
struct Subject {
    let client = MockHTTPClient()
    let logger = RecordingLogger()
    let clock = ManualClock()
    let preferences: any PreferenceStore
    let services: ForceUpdateServices

    /// 2026-03-01 12:00:00 GMT.
    static let noon = Date(timeIntervalSince1970: 1_772_366_400)

    init(
        version: String = "1.4.0", address: String? = "https://updates.example/meterbook.json", preferences: (any PreferenceStore)? = nil,
        now: Date = Subject.noon
    ) async throws {
        if let preferences { self.preferences = preferences } else { self.preferences = try await Self.makePreferences() }
        services = ForceUpdateServices(
            dependencies: ForceUpdateDependencies(
                address: address.flatMap { URL(string: $0) }, client: client, version: version, dataFolder: "/data",
                preferences: self.preferences, wallClock: FixedWallClock(now: now, timeZone: .gmt),
                schedule: DailySchedule(clock: clock, random: { 0.5 }), logger: logger))
    }

    static func makePreferences() async throws -> SQLitePreferences {
        let database = try Database(.memory)
        try await database.migrate(PreferencesMigrations.all)
        return SQLitePreferences(database: database)
    }

    var viewModel: LiveForceUpdateViewModel { services.viewModel }
    var coordinator: ForceUpdateCoordinator { ForceUpdateCoordinator(services: services) }
    /// What a session sees: `gate`, `notice` or nothing.
    var shown: String { coordinator.gate != nil ? "gate" : coordinator.notice != nil ? "notice" : "nothing" }

    /// Asks, and gets a document or whatever else a text is.
    func check(_ text: String) async {
        client.answer(text)
        await viewModel.check()
    }

    /// Asks, and gets versions.
    func check(minimum: String, latest: String) async {
        await check(#"{"minimum": "\#(minimum)", "latest": "\#(latest)"}"#)
    }
}
