import ArgumentParsing
import Bluetooth
import Common
import DeviceSync
import DeviceSyncImplementation
import Domain
import Foundation
import LiveUI
import MeterSimulator
import Persistence
import Preferences
import PreferencesImplementation
import ReadingStore
import ReadingStoreImplementation
import Settings
import TestSupport
import Testing
import ViewCore

@testable import Meterbook

/// One browser tab over the app's real parts: the simulated meter, a database in memory and a clock that stands still.
@MainActor
struct AppSessionTests {
    @Test func withoutAMeterTheRootLeadsToTheDevices() async throws {
        let dependencies = try await testDependencies()
        try await dependencies.deviceSync.syncing.load()
        let session = try makeSubject(dependencies)
        session.open(url: "/")
        #expect(session.url == "/devices")
        let address = try #require(dependencies.meterScript.meters.first?.address.description)
        try await dependencies.deviceSync.syncing.add(address: address, simulated: true)
        session.open(url: "/")
        #expect(session.url == "/logbook")
        await dependencies.close()
    }

    @Test func everySectionShowsItsFirstScreenAndItsLinkInTheBar() async throws {
        let dependencies = try await testDependencies()
        let session = try makeSubject(dependencies)
        for feature in AppFeatures.all where feature.neededKind == nil {
            session.open(url: "/" + feature.prefix)
            let html = render(session).html
            let section =
                switch feature.place {
                case .bar: feature.prefix
                case .more: MoreWiring.prefix
                case .within(let prefix): prefix
                }
            #expect(html.contains("href=\"/\(section)\" data-nav aria-current=\"page\""), "\(html)")
            #expect(html.contains("<h1"))
        }
        await dependencies.close()
    }

    @Test func moreListsEachFeatureWithoutASectionAndLeadsBack() async throws {
        let dependencies = try await testDependencies()
        let session = try makeSubject(dependencies)
        session.open(url: "/more")
        let list = render(session).html
        for feature in AppFeatures.all {
            let isListed = if case .more = feature.place { true } else { false }
            #expect(list.contains("class=\"link\" href=\"/\(feature.prefix)\"") == isListed, "\(feature.prefix) in \(list)")
            guard isListed else { continue }
            session.open(url: "/logbook")
            session.open(url: "/" + feature.prefix)
            #expect(render(session).html.contains("class=\"link back-link\" href=\"/more\""))
        }
        session.open(url: "/more")
        #expect(!render(session).html.contains("back-link"))
        await dependencies.close()
    }

    @Test func aLinkThatLeadsNowhereSaysSoAndLeadsHome() async throws {
        let dependencies = try await testDependencies()
        let session = try makeSubject(dependencies)
        session.open(url: "/nowhere?x=%3Cscript%3E")
        let rendering = render(session)
        #expect(!rendering.html.contains("aria-current"))
        for prefix in ["logbook", "devices", "more"] {
            #expect(rendering.html.contains("class=\"link\" href=\"/\(prefix)\""), "it says where everything is")
        }
        #expect(session.url == "/nowhere?x=%3Cscript%3E")
        let home = try #require(rendering.handlers.ids.first)
        rendering.handlers.handler(id: home, kind: .click)?.run()
        #expect(session.url == "/logbook")
        await dependencies.close()
    }

    @Test func readingsFollowTheUnitThatThePersonSets() async throws {
        let dependencies = try await testDependencies()
        let time = try #require(CivilDateTime("2026-02-28T08:00:00"))
        _ = try await dependencies.readingStore.add(NewReading(measuredAt: time, result: .glucose(.milligramsPerDeciliter(111))))
        for unit in GlucoseUnit.allCases {
            try await dependencies.preferences.set(.always(unit), for: .unit)
            let session = try makeSubject(dependencies)
            session.open(url: "/logbook")
            for task in render(session).tasks { await task.run() }
            let html = render(session).html
            for shown in GlucoseUnit.allCases {
                #expect(html.contains("<span class=\"reading-unit\">\(shown.rawValue)</span>") == (shown == unit), "\(shown) in \(unit)")
            }
        }
        await dependencies.close()
    }

    @Test func everySessionFollowsTheLanguageAndTheColoursThatThePersonSets() async throws {
        let dependencies = try await testDependencies()
        let sessions = [try makeSubject(dependencies), try makeSubject(dependencies)]
        for session in sessions {
            let environment = session.environment(EnvironmentValues())
            #expect(environment.language == "en" && environment.preferredColorScheme == nil)
        }
        try await dependencies.preferences.set(.always(code: "de"), for: .language)
        try await dependencies.preferences.set(.dark, for: .theme)
        await dependencies.shownPreferences.load()
        for session in sessions {
            let environment = session.environment(EnvironmentValues())
            #expect(environment.language == "de" && environment.preferredColorScheme == .dark)
            #expect(render(session).html.contains("Tagebuch"))
        }
        try await dependencies.preferences.set(.always(code: "xx"), for: .language)
        try await dependencies.preferences.set(.light, for: .theme)
        await dependencies.shownPreferences.load()
        let environment = sessions[0].environment(EnvironmentValues())
        #expect(environment.language == "en", "a language that is not there any more is the browser's")
        #expect(environment.preferredColorScheme == .light)
        await dependencies.close()
    }

    @Test func preferencesThatCannotBeReadStayAsTheyWere() async throws {
        let dependencies = try await testDependencies()
        try await dependencies.preferences.set(.dark, for: .theme)
        let following = Task {
            var seen: [ThemePreference] = []
            await dependencies.shownPreferences.follow { seen.append($0[.theme]) }
            return seen
        }
        while dependencies.shownPreferences.values[.theme] != .dark { await Task.yield() }
        try await dependencies.preferences.set(.light, for: .theme)
        while dependencies.shownPreferences.values[.theme] != .light { await Task.yield() }
        await dependencies.close()
        #expect(await following.value.last == .light)
        await dependencies.shownPreferences.load()
        #expect(dependencies.shownPreferences.values[.theme] == .light)
    }

    @Test func settingsShowThisInstallation() async throws {
        let dependencies = try await testDependencies()
        let session = try makeSubject(dependencies)
        session.open(url: "/settings/about")
        let html = render(session).html
        for name in ["Swift, Foundation, Dispatch", "GNU libmicrohttpd", "SQLite", "Inter"] { #expect(html.contains(name)) }
        for licence in ["Apache-2.0", "LGPL-2.1", "Unicode-3.0"] {
            #expect(html.contains("/settings/about/licences/\(licence)"))
            session.open(url: "/settings/about/licences/\(licence)")
            #expect(render(session).html.utf8.count > 3_000, "\(licence) is there whole")
        }
        let languages = Installation(dependencies.environment).languages
        #expect(languages.map(\.id) == ["en", "de"] && languages.map(\.name) == ["English", "Deutsch"])
        await dependencies.close()
    }

    @Test func aDeepLinkHasItsParentsAndSurvivesAReload() async throws {
        let dependencies = try await testDependencies()
        let session = try makeSubject(dependencies)
        session.open(url: "/logbook/readings/r1")
        session.open(url: "/devices")
        let state = session.savedState
        #expect(state.contains("readings"))

        let again = try makeSubject(dependencies)
        again.open(url: "/devices")
        again.restore(state: state)
        #expect(try stacks(again.savedState) == stacks(state))
        #expect(render(again).html.contains("href=\"/logbook/readings/r1\""))
        await dependencies.close()
    }

    @Test(arguments: ["", "null", "{", "[1]", "{\"logbook\": 1}", "{\"logbook\": [\"/devices\", \"//evil.example\"]}"])
    func whatABrowserBringsBackIsNotTrusted(state: String) async throws {
        let dependencies = try await testDependencies()
        let session = try makeSubject(dependencies)
        session.open(url: "/devices")
        session.restore(state: state)
        #expect(render(session).html.contains("href=\"/logbook\""))
        await dependencies.close()
    }

    private func stacks(_ state: String) throws -> [String: [String]] {
        try JSONDecoder().decode([String: [String]].self, from: Data(state.utf8))
    }

    private func render(_ session: AppSession) -> Rendering {
        Renderer.render(session.root, environment: session.environment(EnvironmentValues()))
    }

    private func makeSubject(_ dependencies: AppDependencies) throws -> AppSession { try AppSession(dependencies: dependencies) }

    /// What a kind of device unlocks does not exist before one is paired, and is gone with the last one.
    @Test func aSensorUnlocksItsSectionAndTakesItAlong() async throws {
        let folder = try TemporaryFolder()
        let file = folder.path("script.json")
        let script = """
            {"meters": [{"address": "00:00:00:00:00:01", "name": "Meter", "records": [], "known": false},
            {"address": "00:00:00:00:00:02", "name": "Glimpse", "records": [], "known": false, "sensor": {}}]}
            """
        try Data(script.utf8).write(to: URL(fileURLWithPath: file))
        let dependencies = try await testDependencies(["--meter-script", file])
        let syncing = dependencies.deviceSync.syncing
        try await syncing.load()
        #expect(syncing.simulatedMeters.map(\.name) == ["Meter"])
        let session = try makeSubject(dependencies)
        func isLocked() throws -> Bool {
            session.open(url: "/sensor")
            let isLost = render(session).html.contains("<h1") && !render(session).html.contains("aria-current")
            session.open(url: "/")
            let html = render(session).html
            let isSaid = (html + session.savedState).lowercased().contains("sensor")
            try #require(isLost != isSaid)
            return isLost
        }
        #expect(try isLocked() && session.url == "/devices")
        let meter = try await syncing.add(address: "00:00:00:00:00:01", simulated: true)
        #expect(try isLocked() && session.url == "/logbook")
        let sensor = try await syncing.add(address: "00:00:00:00:00:02", simulated: true)
        #expect(try !isLocked() && session.url == "/logbook")
        try await syncing.remove(meter.id, keepingReadings: false)
        #expect(try !isLocked() && session.url == "/sensor")
        try await syncing.remove(sensor.id, keepingReadings: true)
        #expect(session.url != "/sensor" && render(session).html.contains("<h1"))
        #expect(try isLocked() && session.url == "/devices")
        await dependencies.close()
    }
}
