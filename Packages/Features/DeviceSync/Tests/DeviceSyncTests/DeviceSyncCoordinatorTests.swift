import Common
import DeviceSync
import DeviceSyncImplementation
import Foundation
import Testing
import ViewCore

@MainActor
struct DeviceSyncCoordinatorTests {
    @Test func theDevicesScreenIsThatOfTheWholeProcessAndLeadsToTheReadings() async throws {
        let subject = try await Subject([ScriptedTestMeter(minutes: [1])])
        try await subject.sync()
        var (shown, added, looked) = (0, 0, 0)
        let coordinator = DeviceSyncCoordinator(
            services: subject.services, wallClock: FixedWallClock(now: Date(timeIntervalSince1970: 1_772_362_800), timeZone: .gmt),
            onShowReadings: { shown += 1 }, onAddDevice: { added += 1 }, onShowUsage: { looked += 1 })
        let rendering = render(coordinator.screen(for: .devices))
        #expect(rendering.html.contains("Serial number S1"))
        for title in ["Show readings", "Add a device", "How the app is used"] {
            let button = try #require(rendering.html.firstRange(of: title))
            let id = try #require(rendering.html[..<button.lowerBound].matches(of: /<button id="([^"]*)"/).last?.1)
            rendering.handlers.handler(id: String(id), kind: .click)?.run()
        }
        #expect(shown == 1 && added == 1 && looked == 1)
    }

    @Test func whereNoFeatureAddsMetersNoButtonSaysSo() async throws {
        let subject = try await Subject([])
        try await subject.syncing.load()
        let coordinator = DeviceSyncCoordinator(
            services: subject.services, wallClock: FixedWallClock(now: Date(timeIntervalSince1970: 1_772_362_800), timeZone: .gmt),
            onShowReadings: {}, onAddDevice: nil)
        #expect(!render(coordinator.screen(for: .devices)).html.contains("Add a device"))
    }

    @Test func theSectionHasOnePlace() {
        #expect(DeviceSyncRoute(path: RoutePath([])) == .devices)
        #expect(DeviceSyncRoute(path: DeviceSyncRoute.devices.path) == .devices)
        #expect(DeviceSyncRoute(path: RoutePath(["x"])) == nil)
    }
}
