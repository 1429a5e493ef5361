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
import TestSupport
import Testing
import ViewCore

@testable import Meterbook

/// One browser tab over the app's real parts: the simulated meter, a database in memory and a clock that stands still.
@MainActor
struct AppSessionTests {
    @Test func withoutAMeterTheRootLeadsToTheDevices() async throws {
        let dependencies = try await makeDependencies()
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
        let dependencies = try await makeDependencies()
        let session = try makeSubject(dependencies)
        for section in AppFeatures.sections where section.neededKind == nil {
            session.open(url: "/" + section.prefix)
            let html = render(session).html
            let link = "href=\"/\(section.prefix)\" data-nav aria-current=\"page\""
            #expect(html.contains(link) == section.isInBar, "\(html)")
            #expect(html.contains("<h1"))
        }
        await dependencies.close()
    }

    @Test func aLinkThatLeadsNowhereSaysSoAndLeadsHome() async throws {
        let dependencies = try await makeDependencies()
        let session = try makeSubject(dependencies)
        session.open(url: "/nowhere?x=%3Cscript%3E")
        let rendering = render(session)
        #expect(!rendering.html.contains("aria-current"))
        #expect(session.url == "/nowhere?x=%3Cscript%3E")
        let home = try #require(rendering.handlers.ids.first)
        rendering.handlers.handler(id: home, kind: .click)?.run()
        #expect(session.url == "/logbook")
        await dependencies.close()
    }

    @Test func readingsFollowTheUnitThatThePersonSets() async throws {
        let dependencies = try await makeDependencies()
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

    @Test func aDeepLinkHasItsParentsAndSurvivesAReload() async throws {
        let dependencies = try await makeDependencies()
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
        let dependencies = try await makeDependencies()
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

    private func makeSubject(_ dependencies: AppDependencies) throws -> AppSession {
        AppSession(
            dependencies: dependencies, site: try Site(resources: dependencies.environment.resources),
            context: SessionContext(id: String(repeating: "0", count: 32), acceptLanguage: "en"))
    }

    /// What a kind of device unlocks does not exist before one is paired, and is gone with the last one.
    @Test func aSensorUnlocksItsSectionAndTakesItAlong() async throws {
        let folder = try TemporaryFolder()
        let file = folder.path("script.json")
        let script = """
            {"meters": [{"address": "00:00:00:00:00:01", "name": "Meter", "records": [], "known": false},
            {"address": "00:00:00:00:00:02", "name": "Glimpse", "records": [], "known": false, "sensor": {}}]}
            """
        try Data(script.utf8).write(to: URL(fileURLWithPath: file))
        let dependencies = try await makeDependencies(["--meter-script", file])
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

    private func makeDependencies(_ arguments: [String] = []) async throws -> AppDependencies {
        try await .ofTest(arguments)
    }
}
